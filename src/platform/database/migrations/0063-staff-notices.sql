-- What staff members are told, one row for each person, reason and occasion: so nobody is told twice. A row is written in
-- the transaction of what it tells of, and settled in the one that orders its mail.
create table staff_notices (
  id bigint primary key generated always as identity,
  staff_id uuid not null references staff (id) on delete cascade,
  reason text not null check (reason in ('assigned', 'sender-wrote', 'urgent', 'breach-warning', 'morning-summary')),
  -- Which event, case, promise or day.
  occasion text not null,
  case_id uuid references cases (id) on delete cascade,
  -- What belongs to the reason.
  data jsonb not null default '{}',
  created_at timestamptz not null,
  settled_at timestamptz,
  -- 'dropped': it was no longer true, or its person wants to be told of such things by no channel.
  outcome text check (outcome in ('told', 'dropped')),
  mail_id uuid references mails (id) on delete set null,
  unique (staff_id, reason, occasion),
  check ((settled_at is null) = (outcome is null))
);
create index staff_notices_waiting on staff_notices (staff_id, created_at) where settled_at is null;
create index staff_notices_by_case on staff_notices (case_id, reason);
create index staff_notices_by_mail on staff_notices (mail_id) where mail_id is not null;

-- How staff members want to be told; the defaults of their roles where there is no row.
create table notice_settings (
  staff_id uuid primary key references staff (id) on delete cascade,
  by_mail text[] not null,
  by_push text[] not null,
  -- Hours since midnight in Norway; both null where every hour is as good.
  quiet_from real,
  quiet_to real,
  summary_at real not null,
  check ((quiet_from is null) = (quiet_to is null))
);

-- When staff members are on call. A swap takes the place of the planned shifts while it lasts.
create table on_call_shifts (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_swap boolean not null default false,
  check (ends_at > starts_at),
  unique (staff_id, starts_at, is_swap)
);
create index on_call_shifts_by_time on on_call_shifts (ends_at, starts_at);

-- When a staff member first opened an urgent case: from then on it is not passed on to the next.
alter table cases add column opened_at timestamptz;

-- Who gets urgent cases when nobody is on call, and how soon a case that is not opened goes to the next.
create table on_call_settings (
  only_row boolean primary key default true check (only_row),
  fallback_staff_id uuid references staff (id) on delete set null,
  fallback_role text not null default 'administrator',
  escalate_after_minutes integer not null default 15 check (escalate_after_minutes between 5 and 240)
);
