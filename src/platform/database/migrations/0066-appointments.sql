-- Who is visited when: time slots that were offered to the sender of a case, and the one that was agreed.
create extension if not exists btree_gist;

create table appointments (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases (id) on delete cascade,
  -- Who comes.
  staff_id uuid references staff (id) on delete set null,
  state text not null check (state in ('offered', 'agreed', 'declined', 'cancelled')),
  -- A sentence to the sender.
  note text,
  -- The agreed slot; it stays after a cancellation.
  starts_at timestamptz,
  ends_at timestamptz,
  -- Whether staff have offered other slots for an agreed appointment.
  is_move_asked boolean not null default false,
  -- SEQUENCE of the calendar event (RFC 5545).
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  reminded_at timestamptz,
  check ((starts_at is null) = (ends_at is null)),
  check (ends_at > starts_at),
  check (state <> 'agreed' or starts_at is not null),
  -- No staff member has two visits at a time, also where two senders choose at the same instant.
  constraint appointments_not_double exclude using gist (staff_id with =, tstzrange(starts_at, ends_at) with &&)
    where (state = 'agreed')
);
create unique index appointments_current on appointments (case_id) where state in ('offered', 'agreed');
create index appointments_by_case on appointments (case_id);
create index appointments_by_start on appointments (starts_at) where state = 'agreed';

-- What the sender can choose among.
create table appointment_slots (
  appointment_id uuid not null references appointments (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (appointment_id, starts_at, ends_at),
  check (ends_at > starts_at)
);

alter table case_events drop constraint case_events_sender_kind_check;
alter table case_events add constraint case_events_sender_kind_check check (
  visible_to = 'staff' or kind in ('sent', 'message', 'status', 'photos', 'appointment', 'link', 'erased'));
