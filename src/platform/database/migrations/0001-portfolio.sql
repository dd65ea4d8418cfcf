create table properties (
  id uuid primary key default gen_random_uuid(),
  title text collate "nb-x-icu" not null,
  type text not null check (type in ('Bolig', 'Parkering', 'Næring', 'Coliving', 'Minilager', 'Reklame')),
  location text not null,
  city text not null,
  description text,
  price double precision,
  status text,
  images text[] not null default '{}',
  image_url text,
  amenities text[] not null default '{}',
  portfolio_company text,
  spv_company text,
  property_registration text,
  gross_area double precision,
  primary_rooms double precision,
  plot_area double precision,
  area double precision,
  apartments integer,
  commercial_spaces integer,
  advertising_spaces integer,
  bedrooms integer,
  bathrooms integer,
  parking_spaces integer,
  garages integer,
  storage_units integer,
  year_built integer,
  energy_class text,
  created_at timestamptz not null default now()
);

-- The list is read in the order of its titles, a page at a time, whole or one category of it.
-- One partial index a category keeps every page a walk along an index, however large the portfolio.
create index properties_by_title on properties (title, id);
create index properties_bolig on properties (title, id) where type = 'Bolig' or amenities @> '{bolig}';
create index properties_parkering on properties (title, id) where type = 'Parkering' or amenities @> '{parkering}';
create index properties_naering on properties (title, id) where type = 'Næring' or amenities @> '{næring}';
create index properties_coliving on properties (title, id) where type = 'Coliving' or amenities @> '{coliving}';
create index properties_minilager on properties (title, id) where type = 'Minilager' or amenities @> '{minilager}';
create index properties_reklame on properties (title, id) where type = 'Reklame' or amenities @> '{reklame}';

create table finn_properties (
  id text primary key,
  title text not null,
  address text not null,
  price text,
  area text,
  bedrooms integer,
  property_type text,
  image_url text,
  finn_url text not null,
  is_active boolean not null default true,
  scraped_at timestamptz not null default now()
);
create index finn_properties_newest on finn_properties (scraped_at desc, id) where is_active;

create table pictures (
  url text primary key,
  key text not null,
  storage_path text not null,
  width integer not null,
  height integer not null,
  preview text not null
);
create index pictures_by_key on pictures (key);

-- Every process that keeps rendered pages listens: a change in the data, by whatever hand, renews them.
create function tell_data_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('husvaer_data', tg_table_name);
  return null;
end
$$;
create trigger data_changed after insert or update or delete or truncate on properties
  for each statement execute function tell_data_changed();
create trigger data_changed after insert or update or delete or truncate on finn_properties
  for each statement execute function tell_data_changed();
create trigger data_changed after insert or update or delete or truncate on pictures
  for each statement execute function tell_data_changed();
