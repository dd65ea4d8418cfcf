-- A contractor who is not staff, the case that they were given by a secret link, and the code that opens the link on a new device.
create table work_orders (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  name text not null,
  email text,
  phone text,
  -- What staff wrote to them.
  message text,
  token_hash bytea not null unique,
  given_at timestamptz not null,
  given_by uuid references staff (id) on delete set null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  done_at timestamptz,
  declined_at timestamptz,
  revoked_at timestamptz,
  code_hash bytea,
  code_expires_at timestamptz,
  code_tries integer not null default 0,
  check (email is not null or phone is not null)
);
create index work_orders_by_case on work_orders (case_id);
create index work_orders_by_staff on work_orders (given_by) where given_by is not null;
create index work_orders_by_email on work_orders (email) where email is not null;
create index work_orders_by_time on work_orders (given_at desc);

-- Where the code of a work order was entered.
create table work_order_devices (
  token_hash bytea primary key,
  order_id uuid not null references work_orders (id) on delete cascade,
  created_at timestamptz not null
);
create index work_order_devices_by_order on work_order_devices (order_id);

-- The contractor who comes, where that is no staff member.
alter table appointments add column work_order_id uuid references work_orders (id) on delete set null;
create index appointments_by_work_order on appointments (work_order_id) where work_order_id is not null;
