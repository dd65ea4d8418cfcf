-- What a building is called is staff's to change. Its properties find it by every address that it is known by.
create table building_addresses (
  -- What tells it apart among the addresses of properties, however they are written.
  key text primary key,
  building_id uuid not null references buildings on delete cascade,
  address text collate "nb-x-icu" not null check (address <> ''),
  town text collate "nb-x-icu" not null,
  -- Cases are looked up among the few addresses with a number; null where one has a name alone.
  house_number text generated always as (substring(address from '\m0*(\d{1,4})\s?[[:alpha:]]?$')) stored
);
create index building_addresses_by_building on building_addresses (building_id);
create index building_addresses_by_number on building_addresses (house_number);

insert into building_addresses (key, building_id, address, town) select key, id, address, town from buildings;
-- buildings.house_number stays for processes of the version before.
alter table buildings drop column key;

create or replace function building_of(new_property properties) returns uuid language plpgsql as $$
declare
  place constant text := building_address(new_property.title, new_property.location);
  its_key constant text := building_key(place, new_property.city);
  known uuid;
  made uuid;
begin
  select building_id into known from building_addresses where key = its_key;
  if known is null and place <> '' then
    insert into buildings (address, town) values (place, new_property.city) returning id into made;
    insert into building_addresses (key, building_id, address, town) values (its_key, made, place, new_property.city)
      on conflict (key) do nothing returning building_id into known;
    if known is null then
      -- Another transaction has made it meanwhile.
      delete from buildings where id = made;
      select building_id into known from building_addresses where key = its_key;
    end if;
  end if;
  return known;
end
$$;

-- What a property knows of its building, until staff say otherwise.
create function fill_building() returns trigger language plpgsql as $$
declare
  code constant text := coalesce(new.postal_code, substring(new.location from '\m(\d{4})\s+[[:alpha:]]'));
  registered constant text := nullif(trim(regexp_replace(new.property_registration, '\msnr\.?\s*\d+', '')), '');
begin
  update buildings set postal_code = coalesce(postal_code, code), registration = coalesce(registration, registered),
      owner_company = coalesce(owner_company, new.spv_company)
    where id = new.building_id and (postal_code is null and code is not null or registration is null and registered is not null
      or owner_company is null and new.spv_company is not null);
  return null;
end
$$;
create trigger building_filled after insert or update of building_id, title, location, city, postal_code, property_registration, spv_company
  on properties for each row execute function fill_building();

-- What there is already, by the first property of each that knows it.
update buildings set postal_code = coalesce(postal_code, (select p.postal_code from properties p
    where p.building_id = buildings.id and p.postal_code is not null order by p.id limit 1)),
  registration = coalesce(registration, (select nullif(trim(regexp_replace(p.property_registration, '\msnr\.?\s*\d+', '')), '')
    from properties p where p.building_id = buildings.id and p.property_registration is not null order by p.id limit 1)),
  owner_company = coalesce(owner_company, (select p.spv_company from properties p
    where p.building_id = buildings.id and p.spv_company is not null order by p.id limit 1));

-- Public pages name the houses of a notice.
create trigger building_renamed after update of address, town on buildings
  for each row when ((old.address, old.town) is distinct from (new.address, new.town)) execute function building_notice_changed();

-- Pictures of a building that staff take for each other: «Stoppekran i kjelleren». They are private, as the photos of cases are, and have
-- no public address that a form could claim them by. Without their building they are loose.
alter table photos
  add column building_id uuid references buildings on delete set null,
  add column caption text,
  -- Those that staff have moved to the front, the last of them first.
  add column moved_first_at timestamptz,
  alter column object_name drop not null,
  add constraint photos_of_buildings_are_private
    check (building_id is null or (case_id is null and mail_id is null and object_name is null));
create index photos_by_building on photos (building_id) where building_id is not null;
