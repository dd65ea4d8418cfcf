-- A case counts the urgency of the open cases that are merged into it, as it counts their promises (0037).
alter table cases add column merged_priority smallint;
alter table cases alter column priority set expression as (
  least(case when is_danger then 0 when urgency = 'urgent' then 1 else 2 end, merged_priority));

create or replace function count_merged_promise() returns trigger language plpgsql as $$
begin
  update cases set merged_promise = counted.promise, merged_priority = counted.priority
  from (select main.id, waiting.promise, waiting.priority
        from cases main left join lateral (
          select min(least(case when first_answered_at is null then promised_at end, reply_due_at)) as promise,
            min(case when is_danger then 0 when urgency = 'urgent' then 1 else 2 end)::smallint as priority
          from cases merged where merged_into = main.id and closed_at is null) waiting on true
        where main.id in (old.merged_into, new.merged_into)) counted
  where cases.id = counted.id
    and (merged_promise, merged_priority) is distinct from (counted.promise, counted.priority);
  return null;
end
$$;
drop trigger merged_promise_counted on cases;
create trigger merged_promise_counted
  after update of merged_into, first_answered_at, reply_due_at, closed_at, urgency, is_danger on cases
  for each row when (old.merged_into is not null or new.merged_into is not null)
  execute function count_merged_promise();

update cases set merged_into = merged_into where merged_into is not null;

-- The kinds of events are those of src/domain/cases/case-event.ts, which has a new one.
alter table case_events drop constraint if exists case_events_kind_check;
