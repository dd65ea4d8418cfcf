-- Why a mail waits that failed while nothing went out: `server`, which could not be reached or took no mail at all, or
-- `mail`, which was refused by itself. Null once mail goes out again.
alter table mails add column held_up text check (held_up in ('server', 'mail'));
create index mails_held_up on mails (created_at) where held_up is not null;
