-- How long the answer to an action is given again depends on who sends it: a page within the hour, the outbox of a telephone
-- when it has contact again.
alter table answered_actions add column expires_at timestamptz not null default now() + interval '1 hour';
