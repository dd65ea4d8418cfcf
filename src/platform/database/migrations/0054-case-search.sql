-- Cases are found whether a name is typed with æ, ø and å or without: «odegard» finds Ødegård. Words are folded as in the
-- public search (0042); stems of Norwegian words stay as they are written.
drop index cases_search;
alter table cases drop column search;

create or replace function case_search(reference text, name text, email text, phone text, address text, answers jsonb)
returns tsvector language sql immutable as $$
  select setweight(to_tsvector('simple', folded(reference || ' ' || replace(reference, '-', ''))), 'A')
    || setweight(to_tsvector('simple', folded(concat_ws(' ', name, email, address))), 'A')
    || setweight(to_tsvector('simple', regexp_replace(coalesce(phone, ''), '\D', '', 'g')), 'A')
    || setweight(to_tsvector('simple', right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 8)), 'A')
    || to_tsvector('simple', folded(coalesce((
        select string_agg(value #>> '{}', ' ') from jsonb_path_query(answers, 'strict $.**') value
        where jsonb_typeof(value) = 'string'), '')))
    || jsonb_to_tsvector('norwegian', answers, '["string"]')
$$;
alter table cases add column search tsvector
  generated always as (case_search(reference, sender_name, sender_email, sender_phone, address, answers)) stored;
create index cases_search on cases using gin (search) with (fastupdate = off);

create function message_search(message text) returns tsvector language sql immutable strict parallel safe return
  to_tsvector('simple', folded(message)) || to_tsvector('norwegian', message);
drop index case_events_search;
create index case_events_search on case_events using gin (message_search(text)) where text is not null;
