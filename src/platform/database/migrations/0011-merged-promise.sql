-- The earliest promise that waits to be kept among the open cases merged into this one: they are in no list themselves.
alter table cases
  add column merged_promise timestamptz,
  drop column deadline;

-- When something is due to happen: the promised answers until they were given, and the day that was set.
alter table cases add column deadline timestamptz
  generated always as (least(case when first_answered_at is null then promised_at end, merged_promise, due_at)) stored;
create index cases_open on cases (deadline, sent_at) where closed_at is null;
create index cases_waiting on cases (deadline, sent_at) where closed_at is null and status = 'waiting-for-sender';
create index cases_urgent on cases (deadline, sent_at) where closed_at is null and urgency = 'urgent';

create function count_merged_promise() returns trigger language plpgsql as $$
begin
  update cases set merged_promise = counted.promise
  from (select main.id, (select min(promised_at) from cases merged
          where merged_into = main.id and closed_at is null and first_answered_at is null) as promise
        from cases main where main.id in (old.merged_into, new.merged_into)) counted
  where cases.id = counted.id and merged_promise is distinct from counted.promise;
  return null;
end
$$;
create trigger merged_promise_counted after update of merged_into, first_answered_at, closed_at on cases
  for each row when (old.merged_into is not null or new.merged_into is not null)
  execute function count_merged_promise();
create trigger merged_promise_gone after delete on cases
  for each row when (old.merged_into is not null) execute function count_merged_promise();

update cases set first_answered_at = first_answered_at where merged_into is not null;

-- What has been answered is new no more.
update cases set status = 'in-progress' where status = 'new' and first_answered_at is not null;
