-- When an answer to what the sender wrote last is due; null once it has been given.
alter table cases add column reply_due_at timestamptz;

-- The earliest answer that waits to be given among the open cases merged into this one: they have no deadline themselves.
alter table cases drop column deadline;
alter table cases add column deadline timestamptz generated always as (
  case when merged_into is null then
    least(case when first_answered_at is null then promised_at end, reply_due_at, merged_promise, due_at) end) stored;
create index cases_open on cases (deadline, sent_at) where closed_at is null;
create index cases_waiting on cases (deadline, sent_at) where closed_at is null and status = 'waiting-for-sender';
create index cases_urgent on cases (deadline, sent_at) where closed_at is null and urgency = 'urgent';

create or replace function count_merged_promise() returns trigger language plpgsql as $$
begin
  update cases set merged_promise = counted.promise
  from (select main.id, (select min(least(case when first_answered_at is null then promised_at end, reply_due_at)) from cases merged
          where merged_into = main.id and closed_at is null) as promise
        from cases main where main.id in (old.merged_into, new.merged_into)) counted
  where cases.id = counted.id and merged_promise is distinct from counted.promise;
  return null;
end
$$;
drop trigger merged_promise_counted on cases;
create trigger merged_promise_counted after update of merged_into, first_answered_at, reply_due_at, closed_at on cases
  for each row when (old.merged_into is not null or new.merged_into is not null)
  execute function count_merged_promise();

-- Senders who wrote last before there was such a clock: a day later.
update cases set reply_due_at = last.at + interval '1 day'
from (select distinct on (case_id) case_id, by, at from case_events
      where kind in ('message', 'photos', 'status') order by case_id, id desc) last
where last.case_id = cases.id and last.by = 'sender' and closed_at is null and first_answered_at is not null;

-- An open case never belongs to a closed account, whichever way it was opened again.
create function clear_disabled_assignee() returns trigger language plpgsql as $$
begin
  if exists (select from staff where id = new.assignee_id and disabled_at is not null) then
    new.assignee_id := null;
  end if;
  return new;
end
$$;
create trigger disabled_assignee_cleared before update of assignee_id, closed_at on cases
  for each row when (new.closed_at is null and new.assignee_id is not null)
  execute function clear_disabled_assignee();

insert into case_events (case_id, at, kind, by, data)
select cases.id, now(), 'assigned', 'system', jsonb_build_object('to', null, 'closed', staff.name, 'internal', true)
from cases join staff on staff.id = assignee_id where staff.disabled_at is not null and closed_at is null;
update cases set assignee_id = null
from staff where staff.id = assignee_id and staff.disabled_at is not null and closed_at is null;
