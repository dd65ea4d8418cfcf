-- Mail that came in, once each, and what became of it.
create table incoming_mails (
  id uuid primary key default gen_random_uuid(),
  -- The Message-ID, or a fingerprint where a mail has none: the same mail is never taken twice.
  message_key text not null unique,
  case_id uuid references cases (id) on delete cascade,
  sender text not null,
  subject text not null,
  text text not null,
  state text not null check (state in ('taken', 'held', 'ignored', 'discarded')),
  -- Why it was held, or ignored.
  reason text,
  received_at timestamptz not null default now()
);
create index incoming_mails_held on incoming_mails (received_at) where state = 'held';
create index incoming_mails_by_case on incoming_mails (case_id) where case_id is not null;
