-- The words of the senders' names and of the cases' addresses: what a misspelt search in the workspace meant. What else staff look for
-- has its words in search_words (0042). A word is kept while a case has it.
create table case_words (
  word text primary key,
  folded text not null generated always as (folded(word)) stored
);
create index case_words_like on case_words using gin (folded gin_trgm_ops);

create function words_of_case(name text, address text) returns setof text language sql immutable as $$
  select distinct word from unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', name, address)))) as word
  where length(word) between 3 and 40 and word !~ '[0-9@./_-]'
$$;

create function collect_case_words() returns void language sql as $$
  insert into case_words (word)
  select distinct word from cases, words_of_case(sender_name, address) as word order by word on conflict do nothing
$$;

-- The index of words says whether a case has one.
create function forget_case_words(gone text[]) returns void language plpgsql set enable_seqscan = off as $$
begin
  delete from case_words where word = any(gone)
    and not exists (select from cases where search @@ quote_literal(folded(word))::tsquery);
end
$$;

create function note_case_words() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      -- In one order: two transactions that write the same words wait for each other.
      insert into case_words (word)
        select distinct word from added, words_of_case(sender_name, address) as word order by word on conflict do nothing;
    when 'UPDATE' then
      insert into case_words (word)
        select word from words_of_case(new.sender_name, new.address) as word order by word on conflict do nothing;
      perform forget_case_words(array(select words_of_case(old.sender_name, old.address)));
    when 'DELETE' then
      perform forget_case_words(array(
        select distinct word from removed, words_of_case(sender_name, address) as word));
    else
      delete from case_words;
  end case;
  return null;
end
$$;
create trigger words_of_new after insert on cases
  referencing new table as added for each statement execute function note_case_words();
create trigger words_of_changed after update of sender_name, address on cases
  for each row when ((old.sender_name, old.address) is distinct from (new.sender_name, new.address))
  execute function note_case_words();
create trigger words_of_removed after delete on cases
  referencing old table as removed for each statement execute function note_case_words();
create trigger words_emptied after truncate on cases
  for each statement execute function note_case_words();

-- What there is already.
select collect_case_words();

-- When a staff member works, in hours since midnight, where that is other than the office's hours: visits are suggested within it.
alter table staff add column works_from double precision, add column works_to double precision,
  add constraint staff_works check ((works_from is null) = (works_to is null) and works_from >= 0 and works_from < works_to and works_to <= 24);

-- The list of first steps has been put away.
create table first_steps_put_away (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null
);
