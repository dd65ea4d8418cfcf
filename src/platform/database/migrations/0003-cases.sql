-- What encrypts the sensitive answers: each key wrapped by SECRET_KEY, which is not in the database.
create table encryption_keys (
  id integer primary key generated always as identity,
  wrapped bytea not null,
  created_at timestamptz not null default now()
);

create table cases (
  id uuid primary key,
  reference text not null unique,
  form text not null,
  status text not null default 'new'
    check (status in ('new', 'in-progress', 'waiting-for-sender', 'done', 'withdrawn')),
  urgency text,
  -- Every answer that is not sensitive, by the name of its field.
  answers jsonb not null,
  sender_name text,
  sender_email text,
  sender_phone text,
  address text,
  property_id uuid references properties (id) on delete set null,
  -- The same key is the same case; the same key with another content is refused.
  idempotency_key text not null unique,
  content_hash bytea not null,
  -- SHA-256 of the token in the sender's link; null where the link was withdrawn.
  token_hash bytea unique,
  token_generation integer not null default 1,
  -- Why somebody should look before anything is done with it; null for nearly all.
  quarantine text,
  -- Photos that somebody chose and that did not arrive.
  photos_missing integer not null default 0,
  sent_at timestamptz not null,
  promised_at timestamptz,
  updated_at timestamptz not null,
  closed_at timestamptz
);
create index cases_by_sender on cases (sender_email, sent_at desc);
create index cases_by_closing on cases (coalesce(closed_at, updated_at));

create table case_secrets (
  case_id uuid not null references cases (id) on delete cascade,
  field text not null,
  key_id integer not null references encryption_keys (id),
  sealed bytea not null,
  primary key (case_id, field)
);

-- What has happened to a case, and what was written in it.
create table case_events (
  id bigint primary key generated always as identity,
  case_id uuid not null references cases (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('sent', 'message', 'status', 'photos', 'link', 'erased')),
  by text not null check (by in ('sender', 'staff', 'system')),
  text text,
  data jsonb not null default '{}'
);
create index case_events_by_case on case_events (case_id, id);

-- Private pictures: shown by signed links only. Without a case for as long as a form is being filled in.
create table photos (
  id uuid primary key,
  case_id uuid references cases (id) on delete cascade,
  -- The name that a client gave it; its public address is made of it, and shows nothing.
  object_name text not null unique,
  storage_path text not null,
  label text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null default now()
);
create index photos_by_case on photos (case_id);

create table mails (
  id uuid primary key,
  case_id uuid references cases (id) on delete cascade,
  kind text not null,
  recipient text not null,
  -- Fixed before the first attempt: a mail that is sent twice after a crash is the same mail.
  message_id text not null unique,
  -- What the mail says besides its case, such as a message's text.
  data jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'withheld')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_by_recipient on mails (recipient, created_at);
create index mails_not_sent on mails (created_at) where state in ('queued', 'failed');

-- Six digits that open «Mine saker» for whoever reads an address's mail.
create table email_codes (
  email text primary key,
  code_hash bytea not null,
  expires_at timestamptz not null,
  tries integer not null default 0
);

-- What was erased: a restored backup is told to erase it again.
create table erasures (
  id bigint primary key generated always as identity,
  case_id uuid not null,
  what text not null check (what in ('case', 'sensitive', 'photos')),
  at timestamptz not null default now()
);

-- Kept by rate-limiter-flexible: how often an address, as a fingerprint, has done something lately.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
