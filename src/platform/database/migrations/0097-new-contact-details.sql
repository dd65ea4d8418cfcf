-- An address that a sender wants the mails of their case at, until they have entered the code that was mailed to it.
create table address_changes (
  case_id uuid primary key references cases (id) on delete cascade,
  email text not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  tries integer not null default 0
);
