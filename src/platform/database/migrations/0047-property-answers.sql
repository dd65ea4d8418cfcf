-- What visitors ask about a property besides its size and price. What is null or empty is not shown.
alter table properties
  -- 0 is the lower ground floor.
  add column floor integer,
  -- In months.
  add column shortest_term integer,
  add column included text[] not null default '{}',
  -- As staff write them: «Til sentrum: 6 min å gå».
  add column distances text[] not null default '{}',
  -- Addresses: a path of the site, or https.
  add column floor_plan text,
  add column energy_certificate text,
  add column updated_at timestamptz not null default now();

update properties set updated_at = greatest(created_at,
  (select max(at) from property_versions where property_id = properties.id and state = 'published'));

-- The page of a row says when it was last written. A row that is written again as it was has not changed.
create function note_property_update() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.updated_at := old.updated_at;
    if new is not distinct from old then return new; end if;
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger note_property_update before insert or update on properties
  for each row execute function note_property_update();

-- What is vacant near a property: by rent in its town and everywhere, and in its building.
create index properties_vacant_by_town_and_rent on properties (type, city, price, id) include (available_from)
  where lower(btrim(status)) in ('ledig', 'available');
create index properties_vacant_by_rent on properties (type, price, id) include (available_from)
  where lower(btrim(status)) in ('ledig', 'available');
create index properties_vacant_by_building on properties (city, lower(split_part(title, ',', 1)))
  where lower(btrim(status)) in ('ledig', 'available');
