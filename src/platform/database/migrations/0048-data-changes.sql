-- A change of the public data tells every process what changed, as an array of the tags of `src/platform/database/data-version.ts`.
-- An update that leaves its rows as they were tells nothing, and neither does a draft.
drop trigger data_changed on properties;
drop trigger data_changed on finn_properties;
drop trigger data_changed on pictures;
drop trigger data_changed on content_versions;
drop trigger data_changed on account_changes;
drop function tell_data_changed();

create function tell_data_changed(tags text[]) returns void language sql as $$
  select pg_notify('husvaer_data', to_json(tags)::text) where cardinality(tags) > 0
$$;

-- The categories that a property is listed in: that of its type, and those that its amenities name.
create function categories_of(type text, amenities text[]) returns text[] language sql immutable parallel safe return
  (select array_agg(distinct category) from unnest(array[lower(type)] || amenities) as category
    where category = any('{bolig,parkering,næring,coliving,minilager,reklame}'));

-- A notification holds 8 000 bytes: more than a hundred properties are told of as all of them.
create function tell_properties_changed(ids uuid[], categories text[]) returns void language sql as $$
  select tell_data_changed('{portfolio}'::text[] || array(select distinct 'category:' || category from unnest(categories) as category)
    || case when (select count(distinct id) from unnest(ids) as id) > 100 then '{property}'::text[]
       else array(select distinct 'property:' || id from unnest(ids) as id) end)
    where cardinality(ids) > 0
$$;

create function properties_changed() returns trigger language plpgsql as $$
declare
  ids uuid[];
  categories text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id), array_agg(distinct category) into ids, categories
      from added, unnest(categories_of(type, amenities)) as category;
  elsif tg_op = 'DELETE' then
    select array_agg(id), array_agg(distinct category) into ids, categories
      from removed, unnest(categories_of(type, amenities)) as category;
  else
    select array_agg(id), array_agg(distinct category) into ids, categories
      from removed full join added using (id),
        unnest(categories_of(removed.type, removed.amenities) || categories_of(added.type, added.amenities)) as category
      where removed is distinct from added;
  end if;
  perform tell_properties_changed(ids, categories);
  return null;
end
$$;
create trigger data_added after insert on properties
  referencing new table as added for each statement execute function properties_changed();
create trigger data_changed after update on properties
  referencing old table as removed new table as added for each statement execute function properties_changed();
create trigger data_removed after delete on properties
  referencing old table as removed for each statement execute function properties_changed();

create function listings_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_data_changed('{listings}') where exists (select from added where is_active and not hidden);
  elsif tg_op = 'DELETE' then
    perform tell_data_changed('{listings}') where exists (select from removed where is_active and not hidden);
  else
    perform tell_data_changed('{listings}') where exists (
      select from removed full join added using (id) where removed is distinct from added);
  end if;
  return null;
end
$$;
create trigger data_added after insert on finn_properties
  referencing new table as added for each statement execute function listings_changed();
create trigger data_changed after update on finn_properties
  referencing old table as removed new table as added for each statement execute function listings_changed();
create trigger data_removed after delete on finn_properties
  referencing old table as removed for each statement execute function listings_changed();

-- A picture is part of what shows it. Pictures come after the rows that name them.
create index properties_by_images on properties using gin (images);
create index properties_by_image_url on properties (image_url) where image_url is not null;
create index finn_properties_by_image_url on finn_properties (image_url) where image_url is not null;

create function pictures_changed() returns trigger language plpgsql as $$
declare
  urls text[];
  ids uuid[];
  categories text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(url) into urls from added;
  elsif tg_op = 'DELETE' then
    select array_agg(url) into urls from removed;
  else
    select array_agg(url) into urls from removed full join added using (url) where removed is distinct from added;
  end if;
  select array_agg(id), array_agg(distinct category) into ids, categories
    from properties, unnest(categories_of(type, amenities)) as category
    where images && urls or image_url = any(urls);
  perform tell_properties_changed(ids, categories);
  perform tell_data_changed('{listings}')
    where exists (select from finn_properties where image_url = any(urls) and is_active and not hidden);
  return null;
end
$$;
create trigger data_added after insert on pictures
  referencing new table as added for each statement execute function pictures_changed();
create trigger data_changed after update on pictures
  referencing old table as removed new table as added for each statement execute function pictures_changed();
create trigger data_removed after delete on pictures
  referencing old table as removed for each statement execute function pictures_changed();

-- Which texts have been changed at all is part of every page; a text itself is part of the pages that show it.
create function texts_published() returns trigger language plpgsql as $$
begin
  perform tell_data_changed(
    array(select distinct 'text:' || document from added where state = 'published')
    || array(select 'texts' from added where state = 'published' and not exists (
        select from content_versions earlier
        where earlier.document = added.document and earlier.state = 'published'
          and earlier.id not in (select id from added)) limit 1));
  return null;
end
$$;
create trigger data_added after insert on content_versions
  referencing new table as added for each statement execute function texts_published();

create function all_data_changed() returns trigger language plpgsql as $$
begin
  perform tell_data_changed('{everything}');
  return null;
end
$$;
-- Versions are added, never changed; where they are, by hand, it may concern any page.
create trigger data_changed after update or delete or truncate on content_versions
  for each statement execute function all_data_changed();
create trigger data_emptied after truncate on properties
  for each statement execute function all_data_changed();
create trigger data_emptied after truncate on finn_properties
  for each statement execute function all_data_changed();
create trigger data_emptied after truncate on pictures
  for each statement execute function all_data_changed();

-- An account number is shown once it is published.
create function accounts_changed() returns trigger language plpgsql as $$
begin
  perform tell_data_changed('{texts}') where new.published_at is not null or old.published_at is not null;
  return null;
end
$$;
create trigger data_changed after insert or update or delete on account_changes
  for each row execute function accounts_changed();
