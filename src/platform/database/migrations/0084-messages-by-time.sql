-- The newest messages of senders are read by when they were written: what is imported, or written without a connection, is
-- stored later than it happened.
drop index case_events_by_sender;
create index case_events_by_sender on case_events (at desc, id desc) where by = 'sender' and kind = 'message';
