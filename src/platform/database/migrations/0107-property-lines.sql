-- The portfolio as staff list it: one row for each property, on the site or not, as its newest version says. Kept by the
-- triggers below, so that a page, a filter and a count read narrow rows instead of all versions.
create table property_lines (
  id uuid primary key,
  -- Of the newest version; published where there is none.
  state text not null check (state in ('draft', 'scheduled', 'published', 'archived')),
  on_site boolean not null,
  title text collate "nb-x-icu" not null,
  type text not null,
  location text not null,
  city text collate "nb-x-icu" not null,
  price double precision,
  season_rent double precision,
  status text,
  available_from date,
  energy_class text,
  -- The address of the main picture.
  picture text,
  changed_at timestamptz not null,
  names text not null generated always as (folded(title || ' ' || type || ' ' || location || ' ' || city)) stored
);
create index property_lines_by_title on property_lines (title, id);
create index property_lines_by_city on property_lines (city, title, id);
create index property_lines_by_change on property_lines (changed_at, id);
create index property_lines_by_price on property_lines (coalesce(price, 'infinity'), id);

create function write_property_lines(changed uuid[]) returns void language plpgsql as $$
begin
  delete from property_lines where id = any(changed)
    and not exists (select from properties where properties.id = property_lines.id)
    and not exists (select from property_versions where property_id = property_lines.id);
  insert into property_lines (id, state, on_site, title, type, location, city, price, season_rent, status, available_from, energy_class,
      picture, changed_at)
    select one.id,
      case when newest.state = 'published' and properties.id is null then 'archived' else coalesce(newest.state, 'published') end,
      properties.id is not null, coalesce(content ->> 'title', ''), coalesce(content ->> 'type', ''), coalesce(content ->> 'location', ''),
      coalesce(content ->> 'city', ''),
      (content ->> 'price')::double precision, (content ->> 'season_rent')::double precision, content ->> 'status', (content ->> 'available_from')::date,
      content ->> 'energy_class', coalesce(content ->> 'image_url', content -> 'images' ->> 0),
      coalesce(newest.at, properties.created_at)
    from (select distinct unnest(changed) as id) as one
      left join properties on properties.id = one.id
      left join lateral (
        select state, at, property_versions.content as edited from property_versions where property_id = one.id
        order by property_versions.id desc limit 1) as newest on true
      cross join lateral (
        select case when properties.id is null or newest.state <> 'published' then edited else to_jsonb(properties) end as content
      ) as shown
    where content is not null
    order by one.id
    on conflict (id) do update set (state, on_site, title, type, location, city, price, season_rent, status, available_from, energy_class,
        picture, changed_at) = row (excluded.state, excluded.on_site, excluded.title, excluded.type, excluded.location,
        excluded.city, excluded.price, excluded.season_rent, excluded.status, excluded.available_from, excluded.energy_class, excluded.picture,
        excluded.changed_at);
end
$$;

create function note_property_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    perform write_property_lines(array(select id from property_lines));
  elsif tg_table_name = 'properties' then
    perform write_property_lines(array(select id from changed));
  else
    perform write_property_lines(array(select property_id from changed));
  end if;
  return null;
end
$$;

create trigger lines_of_new after insert on properties
  referencing new table as changed for each statement execute function note_property_lines();
create trigger lines_of_changed after update on properties
  referencing new table as changed for each statement execute function note_property_lines();
create trigger lines_of_removed after delete on properties
  referencing old table as changed for each statement execute function note_property_lines();
create trigger lines_emptied after truncate on properties
  for each statement execute function note_property_lines();
create trigger lines_of_new after insert on property_versions
  referencing new table as changed for each statement execute function note_property_lines();
create trigger lines_of_changed after update on property_versions
  referencing new table as changed for each statement execute function note_property_lines();
create trigger lines_of_removed after delete on property_versions
  referencing old table as changed for each statement execute function note_property_lines();
create trigger lines_emptied after truncate on property_versions
  for each statement execute function note_property_lines();

-- What there is already.
select write_property_lines(array(select id from properties union select property_id from property_versions));
