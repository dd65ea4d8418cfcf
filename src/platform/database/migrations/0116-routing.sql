-- Which new cases go to whom: of the rules that fit a case, the most exact one decides. A case that no rule fits stays without an
-- assignee, for all who read it.
create table routing_rules (
  id uuid primary key default gen_random_uuid(),
  -- The prefix of the references of its cases: «AVV». Null for all.
  prefix text,
  -- A choice of the form: «plumbing».
  kind text check (kind is null or prefix is not null),
  town text,
  -- One colleague, or the one of a role who has the fewest open cases.
  staff_id uuid references staff (id) on delete cascade,
  role text,
  exactness int generated always as
    (case when kind is null then 0 else 4 end + case when prefix is null then 0 else 2 end + case when town is null then 0 else 1 end)
    stored,
  check ((staff_id is null) <> (role is null)),
  check (prefix is not null or town is not null),
  unique nulls not distinct (prefix, kind, town)
);
create index routing_rules_by_staff on routing_rules (staff_id) where staff_id is not null;
