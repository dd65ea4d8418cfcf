-- When the ad itself was last changed, so that what is costly to fetch is fetched once for each change.
alter table finn_properties add column source_updated_at timestamptz;

create table listing_syncs (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  outcome text not null check (outcome in ('applied', 'refused', 'failed')),
  seen integer,
  message text
);
