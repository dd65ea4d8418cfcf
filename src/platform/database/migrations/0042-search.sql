-- Both extensions come with PostgreSQL and are trusted: the owner of a database may create them.
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- A word as people type it who have no æ, ø and å on their keys: «notodden», «naering», «aapen».
create function folded(word text) returns text language sql immutable strict parallel safe return
  replace(replace(replace(translate(lower(word), 'åøéèüöä', 'aoeeuoa'), 'æ', 'ae'), 'aa', 'a'), 'oe', 'o');

-- Everything public that can be searched for, one row each. Properties and listings are written by their triggers, pages,
-- forms and guides by the site as it starts and when a text is published.
create table search_documents (
  kind text not null check (kind in ('property', 'listing', 'form', 'guide', 'rule', 'page')),
  ref text not null,
  title text not null,
  -- A line below the title in the results.
  note text not null,
  -- Further words that it is found by.
  body text not null,
  address text not null,
  words tsvector not null generated always as (
    setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('norwegian', title), 'A') ||
    setweight(to_tsvector('simple', note || ' ' || body), 'C') ||
    setweight(to_tsvector('norwegian', note || ' ' || body), 'C')
  ) stored,
  primary key (kind, ref)
);
create index search_documents_words on search_documents using gin (words);

-- Every word of the documents, to find what a misspelt one meant and what a compound ends with.
create table search_words (
  word text primary key,
  folded text not null generated always as (folded(word)) stored
);
create index search_words_like on search_words using gin (folded gin_trgm_ops);

create function collect_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
    select distinct word
    from written, unnest(tsvector_to_array(to_tsvector('simple', title || ' ' || note || ' ' || body))) as word
    where length(word) between 3 and 40 and word !~ '[0-9]'
    on conflict do nothing;
  return null;
end
$$;
create trigger collect_words_of_new after insert on search_documents
  referencing new table as written for each statement execute function collect_search_words();
create trigger collect_words_of_changed after update on search_documents
  referencing new table as written for each statement execute function collect_search_words();

-- The rows of properties are public (decision 0013); those of listings while they are active and not hidden.
create function search_properties() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    delete from search_documents where kind = 'property' and ref in (select id::text from removed);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into search_documents (kind, ref, title, note, body, address)
      select 'property', id, title, type || ', ' || location,
        concat_ws(' ', city, array_to_string(amenities, ' '), description), '/eiendommer/' || id
      from added;
  end if;
  return null;
end
$$;
create trigger search_new after insert on properties
  referencing new table as added for each statement execute function search_properties();
create trigger search_changed after update on properties
  referencing old table as removed new table as added for each statement execute function search_properties();
create trigger search_removed after delete on properties
  referencing old table as removed for each statement execute function search_properties();

create function search_listings() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    delete from search_documents where kind = 'listing' and ref in (select id from removed);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into search_documents (kind, ref, title, note, body, address)
      select 'listing', id, title, address, coalesce(property_type, ''), finn_url
      from added where is_active and not hidden;
  end if;
  return null;
end
$$;
create trigger search_new after insert on finn_properties
  referencing new table as added for each statement execute function search_listings();
create trigger search_changed after update on finn_properties
  referencing old table as removed new table as added for each statement execute function search_listings();
create trigger search_removed after delete on finn_properties
  referencing old table as removed for each statement execute function search_listings();

create function forget_search_documents() returns trigger language plpgsql as $$
begin
  delete from search_documents where kind = tg_argv[0];
  return null;
end
$$;
create trigger search_emptied after truncate on properties
  for each statement execute function forget_search_documents('property');
create trigger search_emptied after truncate on finn_properties
  for each statement execute function forget_search_documents('listing');

-- What there is already.
update properties set title = title;
update finn_properties set title = title;

-- Searches without a result, by day, without who searched: what people miss.
create table missed_searches (
  day date not null,
  query text not null,
  searches integer not null default 1,
  primary key (day, query)
);
