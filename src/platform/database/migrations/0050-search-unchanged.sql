-- A row that an update leaves as it was, as far as a search goes, keeps its document: writing 25 000 of them again took
-- two seconds.
create or replace function search_properties() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_documents where kind = 'property' and ref in (select id::text from removed);
    return null;
  end if;
  if tg_op = 'UPDATE' then
    delete from search_documents where kind = 'property'
      and ref in (select id::text from (
        select id, title, type, location, city, amenities, description from removed
        except select id, title, type, location, city, amenities, description from added) as changed);
  end if;
  insert into search_documents (kind, ref, title, note, body, address)
    select 'property', id, title, type || ', ' || location,
      concat_ws(' ', city, array_to_string(amenities, ' '), description), '/eiendommer/' || id
    from added
    -- Those that have kept theirs are passed over.
    on conflict do nothing;
  return null;
end
$$;

create or replace function search_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_documents where kind = 'listing' and ref in (select id from removed);
    return null;
  end if;
  if tg_op = 'UPDATE' then
    delete from search_documents where kind = 'listing'
      and ref in (select id from (
        select id, title, address, property_type, finn_url, is_active, hidden from removed
        except select id, title, address, property_type, finn_url, is_active, hidden from added) as changed);
  end if;
  insert into search_documents (kind, ref, title, note, body, address)
    select 'listing', id, title, address, coalesce(property_type, ''), finn_url
    from added where is_active and not hidden
    on conflict do nothing;
  return null;
end
$$;
