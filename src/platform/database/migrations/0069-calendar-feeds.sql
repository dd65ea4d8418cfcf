-- The address at which a calendar program reads the appointments of a staff member; only its hash is stored.
create table calendar_feeds (
  staff_id uuid primary key references staff (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);
