-- What a property was, is and will be. The table `properties` holds what is on the site, and nothing else.
create table property_versions (
  id bigint primary key generated always as identity,
  property_id uuid not null,
  at timestamptz not null default now(),
  staff_id uuid references staff (id) on delete set null,
  state text not null check (state in ('draft', 'scheduled', 'published', 'archived')),
  -- When it goes on the site, where that is later.
  publish_at timestamptz,
  -- The columns of `properties`, besides id and created_at.
  content jsonb not null,
  check ((state = 'scheduled') = (publish_at is not null))
);
create index property_versions_by_property on property_versions (property_id, id desc);
create index property_versions_scheduled on property_versions (publish_at) where state = 'scheduled';

-- What a picture shows, for whoever does not see it.
alter table pictures add column alt text;

alter table finn_properties
  add column hidden boolean not null default false,
  add column property_id uuid;

-- What a spreadsheet would do, until somebody says yes to it.
create table portfolio_imports (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id) on delete cascade,
  at timestamptz not null default now(),
  rows jsonb not null
);
