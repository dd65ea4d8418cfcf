-- A case and a mail are written with what these two functions give: the words of a case, and the key of a mailbox. PostgreSQL reads
-- and plans the text of an SQL function again in each statement that writes; a PL/pgSQL function once for each connection. They give
-- what they gave before, so indexes and columns stay as they are.
create or replace function mailbox_of(address text) returns text language plpgsql immutable strict parallel safe as $$
declare
  local text := split_part(split_part(lower(address), '@', 1), '+', 1);
  domain text := split_part(lower(address), '@', 2);
begin
  if domain in ('gmail.com', 'googlemail.com') then
    return replace(local, '.', '') || '@gmail.com';
  end if;
  return local || '@' || domain;
end
$$;

create or replace function case_search(reference text, name text, email text, phone text, address text, answers jsonb)
returns tsvector language plpgsql immutable as $$
declare
  digits text := regexp_replace(coalesce(phone, ''), '\D', '', 'g');
  answered text;
begin
  select string_agg(value #>> '{}', ' ') into answered from jsonb_path_query(answers, 'strict $.**') value
    where jsonb_typeof(value) = 'string';
  return setweight(to_tsvector('simple', folded(reference || ' ' || replace(reference, '-', ''))), 'A')
    || setweight(to_tsvector('simple', folded(concat_ws(' ', name, email, address))), 'A')
    || setweight(to_tsvector('simple', digits), 'A')
    || setweight(to_tsvector('simple', right(digits, 8)), 'A')
    || to_tsvector('simple', folded(coalesce(answered, '')))
    || jsonb_to_tsvector('norwegian', answers, '["string"]');
end
$$;
