-- Somebody is erased by their address too: what they left besides cases. The address itself is not kept.
alter table erasures
  alter column case_id drop not null,
  -- HMAC of the address under SECRET_KEY.
  add column address text,
  drop constraint erasures_what_check,
  add constraint erasures_what_check check (what in ('case', 'sensitive', 'photos', 'person')),
  add constraint erasures_whom_check check ((what = 'person') = (address is not null) and (what = 'person') = (case_id is null));

-- Files that nothing in the database knows of any more. Each goes as soon as it can be deleted.
create table doomed_files (
  path text primary key,
  since timestamptz not null default now()
);
