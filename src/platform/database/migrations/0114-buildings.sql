-- The houses of the portfolio. Each property belongs to one: made by a trigger from its title and its address, so that every way of
-- writing a property, and a process of the version before, gives it one. Staff add what only they know.
create table buildings (
  id uuid primary key default gen_random_uuid(),
  -- What tells it apart among the addresses of properties, however they are written.
  key text not null unique,
  address text collate "nb-x-icu" not null check (address <> ''),
  -- Cases are looked up among the few buildings with a number of their address; null where a building has a name alone.
  house_number text generated always as (substring(address from '\m0*(\d{1,4})\s?[[:alpha:]]?$')) stored,
  postal_code text check (postal_code ~ '^\d{4}$'),
  town text collate "nb-x-icu" not null,
  -- «gnr. 3020 bnr. 118»
  registration text,
  owner_company text,
  caretaker_note text,
  -- «Oppgang A: H0101-H0404», one each.
  entrances text[] not null default '{}',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index buildings_by_address on buildings (town, address, id);
create index buildings_by_number on buildings (house_number);

alter table properties add column building_id uuid references buildings;
create index properties_by_building on properties (building_id);

alter table cases
  add column building_id uuid references buildings,
  -- How sure it is that the case is at its building. Null in a case that was not looked at yet.
  add column building_match text check (building_match in ('certain', 'suggested', 'none')),
  -- «H0201», or «2. etasje til venstre»
  add column flat text,
  -- What of the building it is about: the home of its sender, another place, or the building as a whole.
  add column concerns text not null default 'home' check (concerns in ('home', 'elsewhere', 'building')),
  add constraint cases_have_building_by_match
    check (coalesce(building_match in ('certain', 'suggested'), false) = (building_id is not null));
create index cases_by_building on cases (building_id, flat, sent_at desc) where building_id is not null;
create index cases_without_place on cases (id) where building_match is null;

-- One writing for those of an address and its town: «Storgt. 31» is «Storgata 31», «Lienvegen» is «Lienveien».
create function building_key(address text, town text) returns text language sql immutable strict parallel safe return
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded(address),
    '(gaten|gata|gate|gt)\.?(?=\s*\d|$)', 'gt'), '(veien|vegen|veg|vei|vn)\.?(?=\s*\d|$)', 'v'), '(plassen|plass|pl)\.?(?=\s*\d|$)', 'pl'),
    '[\s.-]+', '', 'g') || '|' || folded(trim(town));

-- The address of the building of a property: a street and a number, of its location or its title, or else the name in its title:
-- «Storgata 31» of «Storgata 31, leilighet 201», «Kornsiloen» of «Kornsiloen, bod 24», «Hegdal» of «Bod 5 m², Hegdal».
create function building_address(title text, location text) returns text language plpgsql immutable as $$
declare
  numbered constant text := '^[[:alpha:]].*\s\d{1,4}\s?[[:alpha:]]?$';
  part constant text := '^(leilighet|leil|hybel|rom|enkeltrom|studio|bolig|bod|plass|garasje|kontor|lokale|seksjon|nr)\M';
  named text := trim(split_part(title, ',', 1));
  placed text := trim(split_part(location, ',', 1));
begin
  if placed ~ numbered and placed !~* part then return placed; end if;
  if named ~* part then named := trim(split_part(title, ',', -1)); end if;
  return coalesce(nullif(named, ''), nullif(placed, ''), title);
end
$$;

create function building_of(new_property properties) returns uuid language plpgsql as $$
declare
  place constant text := building_address(new_property.title, new_property.location);
  its_key constant text := building_key(place, new_property.city);
  known uuid;
begin
  select id into known from buildings where key = its_key;
  if known is null and place <> '' then
    insert into buildings (key, address, town, postal_code, registration, owner_company)
      values (its_key, place, new_property.city, substring(new_property.location from '\m(\d{4})\s+[[:alpha:]]'),
        nullif(trim(regexp_replace(new_property.property_registration, '\msnr\.?\s*\d+', '')), ''), new_property.spv_company)
      on conflict (key) do nothing returning id into known;
    if known is null then select id into known from buildings where key = its_key; end if;
  end if;
  return known;
end
$$;

create function give_building() returns trigger language plpgsql as $$
declare
  written record;
begin
  if tg_op = 'INSERT' and new.building_id is not null then return new; end if;
  select title, location, city, building_id into written from properties where id = new.id;
  if written.building_id is not null
    and (written.title, written.location, written.city) = (new.title, new.location, new.city)
  then
    new.building_id := written.building_id;
  else
    new.building_id := building_of(new);
  end if;
  return new;
end
$$;
create trigger building_given before insert or update of title, location, city on properties
  for each row execute function give_building();

-- What there is already.
update properties set title = title;
