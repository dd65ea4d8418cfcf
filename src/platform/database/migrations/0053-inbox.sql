-- Whether an answer says danger, as its form declares (src/forms/engine/flags.ts).
alter table cases add column is_danger boolean not null default false;

-- The order of the inbox: danger, urgent cases, all others; then the deadline.
alter table cases add column priority smallint not null generated always as (
  case when is_danger then 0 when urgency = 'urgent' then 1 else 2 end) stored;

-- One index for each list of open cases, in the order of the list: a page is read from its start, and a count is a range.
drop index cases_open, cases_new, cases_waiting, cases_urgent, cases_by_assignee;
create index cases_open on cases (priority, deadline, sent_at, id)
  where closed_at is null and merged_into is null and quarantine is null;
create index cases_late on cases (deadline)
  where closed_at is null and merged_into is null and quarantine is null;
create index cases_new on cases (priority, deadline, sent_at, id)
  where closed_at is null and merged_into is null and quarantine is null and status = 'new' and assignee_id is null;
create index cases_waiting_for_us on cases (priority, deadline, sent_at, id)
  where closed_at is null and merged_into is null and quarantine is null and status in ('new', 'in-progress');
create index cases_waiting_for_sender on cases (priority, deadline, sent_at, id)
  where closed_at is null and merged_into is null and quarantine is null and status = 'waiting-for-sender';
create index cases_by_assignee on cases (assignee_id, priority, deadline, sent_at, id) where closed_at is null;

-- How a staff member wants the rows of the inbox.
alter table staff add column inbox_density text not null default 'compact'
  check (inbox_density in ('compact', 'comfortable'));
