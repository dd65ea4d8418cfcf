-- Those who work here. The tables of better-auth, in our names.
create table staff (
  id uuid primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  role text not null check (role in ('administrator', 'saksbehandler', 'vaktmester', 'redaktor', 'okonomi')),
  two_factor_enabled boolean not null default false,
  -- From then on nothing opens for them; their name stays on what they did.
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table staff_sessions (
  id uuid primary key,
  token text not null unique,
  user_id uuid not null references staff (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  -- What came after the password; null for a session that opens nothing yet.
  second_factor text check (second_factor in ('totp', 'recovery', 'passkey')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_sessions_by_user on staff_sessions (user_id);

create table staff_accounts (
  id uuid primary key,
  account_id text not null,
  provider_id text not null,
  user_id uuid not null references staff (id) on delete cascade,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, user_id)
);

create table staff_verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_verifications_by_identifier on staff_verifications (identifier);

create table staff_two_factors (
  id uuid primary key,
  secret text not null,
  backup_codes text not null,
  user_id uuid not null unique references staff (id) on delete cascade,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

create table staff_passkeys (
  id uuid primary key,
  name text,
  public_key text not null,
  user_id uuid not null references staff (id) on delete cascade,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz
);
create index staff_passkeys_by_user on staff_passkeys (user_id);

-- Who has seen and done what. Nothing in it is ever changed, and each row is bound to the one before it.
create table audit_log (
  id bigint primary key,
  at timestamptz not null default now(),
  staff_id uuid,
  action text not null,
  -- What it was done to: «case AVV-7KQ3-XM4D», «staff <id>». Never a person's name.
  subject text,
  detail jsonb not null default '{}',
  previous bytea not null,
  hash bytea not null
);
create index audit_log_by_subject on audit_log (subject, id);
create index audit_log_by_staff on audit_log (staff_id, action, at);

-- What a row's hash is made of. jsonb has one spelling for each value, and so has a time in UTC.
create function audit_hash(entry audit_log) returns bytea language sql immutable as $$
  select sha256(entry.previous || convert_to(jsonb_build_object(
    'id', entry.id,
    'at', to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    'staff', entry.staff_id,
    'action', entry.action,
    'subject', entry.subject,
    'detail', entry.detail
  )::text, 'UTF8'))
$$;

create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  last audit_log;
begin
  -- One at a time: a chain has one end.
  perform pg_advisory_xact_lock(7301004);
  select * into last from audit_log order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.previous := coalesce(last.hash, sha256('husvaer'));
  new.hash := audit_hash(new);
  return new;
end
$$;
create trigger chain before insert on audit_log for each row execute function chain_audit_entry();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to';
end
$$;
create trigger append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger append_only_whole before truncate on audit_log
  for each statement execute function refuse_audit_change();
