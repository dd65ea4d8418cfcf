-- A mail that waits keeps its photos until somebody has looked at it. Without a mail or a case they are loose.
alter table photos add column mail_id uuid references incoming_mails (id) on delete set null;
create index photos_by_mail on photos (mail_id) where mail_id is not null;

-- The names of what was attached and not kept.
alter table incoming_mails add column left_out text[] not null default '{}';

-- Cases from before they had an address of their own; empty once one of them is asked for.
create index cases_without_mail_key on cases (id) where mail_key is null;
