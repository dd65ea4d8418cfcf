-- The answers to what visitors have posted with an idempotency key, so that the same post again gets the same answer. The
-- post is known by an HMAC, and the answer is encrypted with a key that comes from the idempotency key: who reads the
-- table reads neither. Without an answer the action is being done.
create table answered_actions (
  mark text primary key,
  claimed_at timestamptz not null default now(),
  sealed bytea
);
