-- From when to when a staff member is away, both days included, and who acts for them meanwhile. Their cases stay theirs.
create table staff_absences (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id) on delete cascade,
  deputy_id uuid not null references staff (id) on delete cascade,
  first_day date not null,
  last_day date not null,
  check (staff_id <> deputy_id),
  check (first_day <= last_day)
);
create index staff_absences_by_staff on staff_absences (staff_id, last_day);
create index staff_absences_by_deputy on staff_absences (deputy_id, last_day);

-- The roles that read this case besides those that read its form.
alter table cases add column opened_to text[] not null default '{}';

-- Open pages of a role hear of a case that was opened to it.
create or replace function tell_case_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('husvaer_cases', json_build_object(
    'id', new.id, 'reference', new.reference, 'form', new.form, 'openedTo', new.opened_to, 'isNew', tg_op = 'INSERT')::text);
  return null;
end
$$;

-- The kinds of events are those of src/domain/cases/case-event.ts, which writes and reads them: a second list only lags behind.
alter table case_events drop constraint if exists case_events_kind_check;
