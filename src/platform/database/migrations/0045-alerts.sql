-- Properties and ads that may have changed since their vacancies were last recorded, one row a change.
create table changed_homes (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('property', 'listing')),
  ref text not null
);

create function note_changed_homes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into changed_homes (kind, ref) select tg_argv[0], id::text from removed;
  else
    insert into changed_homes (kind, ref) select tg_argv[0], id::text from added;
  end if;
  return null;
end
$$;
create trigger changed_new after insert on properties
  referencing new table as added for each statement execute function note_changed_homes('property');
create trigger changed_again after update on properties
  referencing new table as added for each statement execute function note_changed_homes('property');
create trigger changed_removed after delete on properties
  referencing old table as removed for each statement execute function note_changed_homes('property');
create trigger changed_new after insert on finn_properties
  referencing new table as added for each statement execute function note_changed_homes('listing');
create trigger changed_again after update on finn_properties
  referencing new table as added for each statement execute function note_changed_homes('listing');
create trigger changed_removed after delete on finn_properties
  referencing old table as removed for each statement execute function note_changed_homes('listing');

-- Each time that a home could be rented, from the day it was seen to be so: who waits is told of it once, and how often
-- such homes become vacant is counted by it.
create table vacancies (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('property', 'listing')),
  ref text not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  -- What filters look at, as it is, or was when it ended.
  traits jsonb not null,
  -- Whether those who wait for such a home are still to be found.
  is_matched boolean not null default false
);
create unique index vacancies_open on vacancies (kind, ref) where ended_at is null;
create index vacancies_by_home on vacancies (kind, ref, id);
create index vacancies_to_match on vacancies (id) where not is_matched;
create index vacancies_by_time on vacancies (began_at);

create function note_emptied_homes() returns trigger language plpgsql as $$
begin
  insert into changed_homes (kind, ref) select kind, ref from vacancies where kind = tg_argv[0] and ended_at is null;
  return null;
end
$$;
create trigger changed_emptied after truncate on properties
  for each statement execute function note_emptied_homes('property');
create trigger changed_emptied after truncate on finn_properties
  for each statement execute function note_emptied_homes('listing');

-- What is vacant already.
insert into changed_homes (kind, ref) select 'property', id::text from properties;
insert into changed_homes (kind, ref) select 'listing', id from finn_properties;

-- Who is told by mail when a home becomes vacant: one row an address.
create table subscribers (
  id uuid primary key,
  -- HMAC of the address under SECRET_KEY, as in the ledger of erasures.
  address_mark text not null unique,
  -- SHA-256 of the token of their own page.
  token_hash bytea not null unique,
  -- The address and the token, encrypted.
  key_id integer not null references encryption_keys (id),
  sealed bytea not null,
  created_at timestamptz not null,
  -- When their alerts end; null until the first one is confirmed.
  ends_at timestamptz,
  -- When they were asked whether the alerts are to go on.
  asked_at timestamptz,
  paused_at timestamptz
);
create index subscribers_by_end on subscribers (ends_at);

create table alerts (
  id uuid primary key,
  subscriber_id uuid not null references subscribers (id) on delete cascade,
  -- The query of the list with its filters, in its one spelling.
  filters text not null,
  -- The filters in words, as the subscriber agreed to them.
  wish text[] not null,
  pace text not null check (pace in ('at-once', 'daily')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  unique (subscriber_id, filters)
);

-- What subscribers were told, or are to be: of each vacancy once.
create table alert_deliveries (
  subscriber_id uuid not null references subscribers (id) on delete cascade,
  vacancy_id bigint not null references vacancies (id) on delete cascade,
  pace text not null check (pace in ('at-once', 'daily')),
  created_at timestamptz not null,
  -- Whether its mail is ordered, and which one that is, as long as there is a record of it.
  is_ordered boolean not null default false,
  mail_id uuid references mails (id) on delete set null,
  primary key (subscriber_id, vacancy_id)
);
create index alert_deliveries_to_order on alert_deliveries (subscriber_id) where not is_ordered;
create index alert_deliveries_by_mail on alert_deliveries (mail_id);
create index alert_deliveries_by_vacancy on alert_deliveries (vacancy_id);

-- A subscriber who has stopped gets no mail that is still in the queue.
alter table mails add column subscriber_id uuid references subscribers (id) on delete cascade;
create index mails_by_subscriber on mails (subscriber_id) where subscriber_id is not null;

-- An alert that was stopped stays so where an older backup is restored.
alter table erasures
  add column alert_id uuid,
  drop constraint erasures_what_check,
  add constraint erasures_what_check check (what in ('case', 'sensitive', 'photos', 'person', 'alert')),
  drop constraint erasures_whom_check,
  add constraint erasures_whom_check check (
    (what = 'person') = (address is not null) and (what = 'alert') = (alert_id is not null)
    and (what in ('person', 'alert')) = (case_id is null));
