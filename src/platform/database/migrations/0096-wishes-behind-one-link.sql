-- Whose page the day's mail to a mailbox leads to: what is asked for meanwhile waits there. Null in rows of an earlier version. No
-- foreign key: a subscriber who stops would wait for the mailbox's row, while a sign-up that has it waits for the subscriber.
alter table asked_mailboxes add column subscriber_id uuid;
