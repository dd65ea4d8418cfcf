-- What a page sent, so that sending it again (a double press, a reload) does nothing more.
alter table case_events add column key text;
create index case_events_by_key on case_events (case_id, key) where key is not null;
