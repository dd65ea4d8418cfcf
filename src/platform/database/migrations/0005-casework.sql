-- What staff add to a case.
alter table cases
  add column assignee_id uuid references staff (id) on delete set null,
  add column town text,
  -- A day that staff have set for themselves.
  add column due_at timestamptz,
  add column snoozed_until timestamptz,
  -- When the promise of an answer was kept.
  add column first_answered_at timestamptz,
  -- Deferrable: a restored case may come before the one that it is merged into.
  add column merged_into uuid references cases (id) on delete set null deferrable,
  -- Whoever wrote it down for somebody who telephoned.
  add column registered_by uuid references staff (id) on delete set null,
  -- Names this case in the address that answers by mail go to.
  add column mail_key text unique;

update cases set first_answered_at = answered.at
from (select case_id, min(at) as at from case_events where kind = 'message' and by = 'staff' group by case_id) answered
where answered.case_id = cases.id;

-- When something is due to happen: the promised answer until it was given, and the day that was set.
alter table cases add column deadline timestamptz
  generated always as (case when first_answered_at is null then least(promised_at, due_at) else due_at end) stored;

-- Everything that a case can be found by, besides what is encrypted.
create function case_search(reference text, name text, email text, phone text, address text, answers jsonb)
returns tsvector language sql immutable as $$
  select setweight(to_tsvector('simple', reference || ' ' || replace(reference, '-', '')), 'A')
    || setweight(to_tsvector('simple', concat_ws(' ', name, email, address)), 'A')
    || setweight(to_tsvector('simple', regexp_replace(coalesce(phone, ''), '\D', '', 'g')), 'A')
    || setweight(to_tsvector('simple', right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 8)), 'A')
    || jsonb_to_tsvector('norwegian', answers, '["string"]')
$$;
alter table cases add column search tsvector
  generated always as (case_search(reference, sender_name, sender_email, sender_phone, address, answers)) stored;
create index cases_search on cases using gin (search) with (fastupdate = off);

create index cases_open on cases (deadline, sent_at) where closed_at is null;
create index cases_by_time on cases (sent_at desc, id);
create index cases_closed on cases (closed_at desc, id) where closed_at is not null;
create index cases_by_assignee on cases (assignee_id) where closed_at is null;
create index cases_by_property on cases (property_id) where property_id is not null;
create index cases_merged on cases (merged_into) where merged_into is not null;

-- A property that is taken off the site keeps its cases.
alter table cases drop constraint cases_property_id_fkey;

alter table case_events
  add column staff_id uuid references staff (id) on delete set null,
  drop constraint case_events_kind_check,
  add constraint case_events_kind_check check (kind in (
    'sent', 'message', 'status', 'photos', 'link', 'erased',
    'note', 'assigned', 'due', 'snoozed', 'linked', 'merged', 'released'));
-- What is written in a case is found too.
create index case_events_search on case_events using gin (to_tsvector('norwegian', text)) where text is not null;

create table case_followers (
  case_id uuid not null references cases (id) on delete cascade,
  staff_id uuid not null references staff (id) on delete cascade,
  primary key (case_id, staff_id)
);

create table case_links (
  case_id uuid not null references cases (id) on delete cascade,
  other_id uuid not null references cases (id) on delete cascade,
  primary key (case_id, other_id),
  check (case_id < other_id)
);

-- A search that somebody wants to come back to.
create table case_views (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id) on delete cascade,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  unique (staff_id, name)
);

-- Who has a case open right now. Nothing is lost when it is gone.
create unlogged table case_presence (
  connection uuid primary key,
  case_id uuid not null,
  staff_id uuid not null,
  seen_at timestamptz not null default now()
);
create index case_presence_by_case on case_presence (case_id);

-- Everybody who has the inbox open is told.
create function tell_case_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('husvaer_cases', json_build_object(
    'id', new.id, 'reference', new.reference, 'form', new.form, 'isNew', tg_op = 'INSERT')::text);
  return null;
end
$$;
create trigger case_changed after insert or update on cases for each row execute function tell_case_changed();

create function tell_presence_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('husvaer_presence', coalesce(new.case_id, old.case_id)::text);
  return null;
end
$$;
create trigger presence_changed after insert or delete on case_presence
  for each row execute function tell_presence_changed();
create index cases_by_town on cases (town) where town is not null;
create index cases_new on cases (sent_at) where closed_at is null and status = 'new' and assignee_id is null;
create index cases_waiting on cases (deadline, sent_at) where closed_at is null and status = 'waiting-for-sender';
create index cases_urgent on cases (deadline, sent_at) where closed_at is null and urgency = 'urgent';
create index cases_held on cases (sent_at) where closed_at is null and quarantine is not null;
create index cases_snoozed on cases (snoozed_until) where closed_at is null and snoozed_until is not null;

-- Taken by staff: the sender does not see it.
alter table photos add column internal boolean not null default false;
