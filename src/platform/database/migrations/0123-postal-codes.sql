-- The postal code of a property, which its address may leave out: «Sentrum, Larvik».
alter table properties add column postal_code text check (postal_code ~ '^\d{4}$');

-- Homes are found by it too.
create or replace function search_properties() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_documents where kind = 'property' and ref in (select id::text from removed);
    return null;
  end if;
  if tg_op = 'UPDATE' then
    delete from search_documents where kind = 'property'
      and ref in (select id::text from (
        select id, title, type, location, city, amenities, description, postal_code from removed
        except select id, title, type, location, city, amenities, description, postal_code from added) as changed);
  end if;
  insert into search_documents (kind, ref, title, note, body, address)
    select 'property', id, title, type || ', ' || location,
      concat_ws(' ', city, postal_code, array_to_string(amenities, ' '), description), '/eiendommer/' || id
    from added
    -- Those that have kept theirs are passed over.
    on conflict do nothing;
  return null;
end
$$;

-- Where the address says it: «Storgata 31, 3256 Larvik».
update properties set postal_code = substring(location from '(?:^|,)\s*(\d{4})\s+[^\d,]+$')
  where location ~ '(?:^|,)\s*\d{4}\s+[^\d,]+$';
