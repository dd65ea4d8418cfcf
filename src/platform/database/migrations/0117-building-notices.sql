-- What staff tell the tenants of some houses: «Vannet stenges tirsdag 9-12».
create table building_notices (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  -- What the tenants should do.
  advice text,
  -- A choice of the fault report that it explains: «plumbing». Null for all of them.
  topic text,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- It is for every building of these towns, and for those of building_notice_places.
  towns text[] not null default '{}',
  -- One more with each change that the tenants are told of.
  revision int not null default 1,
  cancelled_at timestamptz,
  -- Whether the pages that showed it were made without it.
  is_over boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index building_notices_by_end on building_notices (ends_at);
create index building_notices_to_end on building_notices (ends_at) where not is_over;

create table building_notice_places (
  notice_id uuid not null references building_notices on delete cascade,
  building_id uuid not null references buildings on delete cascade,
  primary key (notice_id, building_id)
);
create index building_notice_places_by_building on building_notice_places (building_id);

-- Who is told of a notice by mail. The id is the secret of the link in the mails, which only refuses further ones.
create table building_notice_recipients (
  id uuid primary key default gen_random_uuid(),
  notice_id uuid not null references building_notices on delete cascade,
  email text not null,
  -- The newest case of a tenant in the house; null of those who asked to be told.
  case_id uuid references cases on delete cascade,
  created_at timestamptz not null default now(),
  unique (notice_id, email)
);
create index building_notice_recipients_by_case on building_notice_recipients (case_id) where case_id is not null;
create index building_notice_recipients_by_email on building_notice_recipients (email);

-- Who wants no mails of notices.
create table building_notice_refusals (
  email text primary key,
  refused_at timestamptz not null default now()
);

create function building_notice_changed() returns trigger language plpgsql as $$
begin
  perform tell_data_changed('{text:driftsmeldinger}');
  return null;
end
$$;
-- Of each row: «end-notices» runs every minute, and most often changes none.
create trigger notice_changed after insert or update or delete on building_notices
  for each row execute function building_notice_changed();
create trigger places_changed after insert or delete on building_notice_places
  for each row execute function building_notice_changed();
