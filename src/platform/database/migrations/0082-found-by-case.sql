-- The mails of a case are found by it: opening a case read all mails, and so did erasing one. By their recipient only mails without
-- a case are looked for. Cases that link to a case are found where it is erased.
create index mails_by_case on mails (case_id) where case_id is not null;
drop index mails_by_recipient;
create index mails_by_recipient on mails (recipient, created_at) where case_id is null;
-- The mails of the last month are found by their time; an index of its kind changes nothing where a mail is recorded.
create index mails_by_time on mails using brin (created_at);
create index case_links_by_other on case_links (other_id);
