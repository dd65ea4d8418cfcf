-- An ad with a property is that property: which of them the site has linked by itself, and what staff have said no to.
alter table finn_properties
  -- Linked by the site, and not looked at by staff yet.
  add column is_matched boolean not null default false,
  -- The properties that staff have said it is not of: the site links it to none of them again.
  add column other_properties uuid[] not null default '{}';
create index finn_properties_by_property on finn_properties (property_id) where property_id is not null;

-- What the ad of a property says stands on the property's page and its cards: a change of it is a change of the property too.
create or replace function listings_changed() returns trigger language plpgsql as $$
declare
  linked uuid[];
begin
  if tg_op = 'INSERT' then
    perform tell_data_changed('{listings}') where exists (select from added where is_active and not hidden);
    select array_agg(property_id) into linked from added where property_id is not null;
  elsif tg_op = 'DELETE' then
    perform tell_data_changed('{listings}') where exists (select from removed where is_active and not hidden);
    select array_agg(property_id) into linked from removed where property_id is not null;
  else
    perform tell_data_changed('{listings}') where exists (
      select from removed full join added using (id) where removed is distinct from added);
    select array_agg(property_id) into linked from (
      (select id, property_id, finn_url, is_active, hidden, available_from from removed
       except select id, property_id, finn_url, is_active, hidden, available_from from added)
      union all
      (select id, property_id, finn_url, is_active, hidden, available_from from added
       except select id, property_id, finn_url, is_active, hidden, available_from from removed)) as changed
      where property_id is not null;
    -- One that is no longer linked may be vacant by its own word alone.
    insert into changed_homes (kind, ref) select 'property', removed.property_id::text
      from removed join added using (id)
      where removed.property_id is not null and removed.property_id is distinct from added.property_id;
  end if;
  if linked is not null then
    perform tell_properties_changed(array_agg(distinct properties.id), array_agg(distinct category))
      from properties, unnest(categories_of(type, amenities)) as category where properties.id = any(linked);
  end if;
  return null;
end
$$;
