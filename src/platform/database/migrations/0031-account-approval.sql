-- An account number is proposed by one, approved by another, waits, and is published by a job. The rules are here, so
-- that a fault in the application cannot publish a number either.

-- Eleven digits, the last of which checks the others modulo 11 (Bits); no bank has the register number 0000.
create function is_account_number(number text) returns boolean language sql immutable strict as $$
  select case when number ~ '^[0-9]{11}$' and number !~ '^0000' then (
    select sum(substr(number, place::int, 1)::int * weight) % 11 = 0
    from unnest(array[5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) with ordinality as weights (weight, place)
  ) else false end
$$;

alter table account_changes
  add column expires_at timestamptz not null default now() + interval '7 days',
  -- When it may be published, set by the approval.
  add column publish_at timestamptz,
  add column published_at timestamptz,
  add column stopped_at timestamptz,
  -- Null where it was stopped because one of the two was shut out.
  add column stopped_by uuid references staff (id);

update account_changes set decided_at = proposed_at where decision is not null and decided_at is null;
-- What was approved before this migration is on the site.
update account_changes set publish_at = decided_at, published_at = decided_at
  where decision = 'approved' and is_account_number(account_number);
update account_changes set publish_at = decided_at, stopped_at = decided_at
  where decision = 'approved' and not is_account_number(account_number);

alter table account_changes drop constraint account_changes_check;
alter table account_changes drop constraint account_changes_decision_check;
alter table account_changes
  add constraint account_changes_decision check (decision in ('approved', 'refused', 'expired')),
  add constraint account_changes_decided check (
    (decision is null) = (decided_at is null)
    and (coalesce(decision, '') in ('approved', 'refused')) = (decided_by is not null)),
  add constraint account_changes_check_digit check (is_account_number(account_number)) not valid,
  add constraint account_changes_waits check ((coalesce(decision, '') = 'approved') = (publish_at is not null)),
  add constraint account_changes_published check (
    published_at is null or (publish_at is not null and published_at >= publish_at and stopped_at is null)),
  add constraint account_changes_stopped check (stopped_at is null or publish_at is not null);

drop index account_changes_one_at_a_time;
create unique index account_changes_one_at_a_time on account_changes (org_number)
  where decision is null or (decision = 'approved' and published_at is null and stopped_at is null);
drop index account_changes_by_company;
create index account_changes_by_company on account_changes (org_number, published_at desc)
  where published_at is not null;

-- Each time a staff member has shown their second factor again, for one proposal.
create table staff_confirmations (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id),
  account_change_id uuid not null references account_changes (id),
  method text not null check (method in ('totp', 'passkey')),
  at timestamptz not null default now()
);
create index staff_confirmations_by_change on staff_confirmations (account_change_id, staff_id, at);

-- Why a staff member may not approve a proposal; null if they may. The audit log is the source: nothing in it changes.
create function account_approval_obstacle(change account_changes, approver uuid) returns text
  language sql stable as $$
  with recursive ties as materialized (
    -- Who has given an account, a role, or a new start to whom: for a while both may be the same person.
    select staff_id as one, substr(subject, 7)::uuid as other from audit_log
    where action in ('staff-invited', 'staff-role-changed', 'staff-enabled', 'staff-second-factor-reset')
      and staff_id is not null and subject ~ '^staff [0-9a-f-]{36}$'
      and at > change.proposed_at - interval '30 days'
  ), tied (id) as (
    select change.proposed_by
    union
    select case when ties.one = tied.id then ties.other else ties.one end
    from tied join ties on tied.id in (ties.one, ties.other)
  )
  select case
    when approver = change.proposed_by then 'own'
    when not exists (select from staff where id = approver and disabled_at is null
      and role in ('administrator', 'okonomi')) then 'role'
    when not exists (select from staff where id = change.proposed_by and disabled_at is null) then 'proposer-disabled'
    when change.expires_at <= now() then 'expired'
    when not exists (select from audit_log where staff_id = approver and action = 'sign-in'
      and at < change.proposed_at) then 'new'
    when exists (select from audit_log where staff_id = approver and action = 'second-factor-added'
      and detail ->> 'kind' in ('totp', 'passkey') and at >= change.proposed_at) then 'new-factor'
    when exists (select from tied where id = approver) then 'tied'
  end
$$;

-- The only ways of a row: proposed; then approved, refused or expired; once approved, published or stopped.
create function guard_account_change() returns trigger language plpgsql as $$
declare
  obstacle text;
begin
  if tg_op in ('DELETE', 'TRUNCATE') then
    raise exception 'Account changes are never deleted';
  end if;
  if tg_op = 'INSERT' then
    if new.decision is not null or new.published_at is not null or new.stopped_at is not null then
      raise exception 'An account change begins as a proposal';
    end if;
    if not exists (select from staff where id = new.proposed_by and disabled_at is null
        and role in ('administrator', 'okonomi')) then
      raise exception 'An account change is proposed by an active administrator or accountant';
    end if;
    new.proposed_at := now();
    if new.expires_at <= now() or new.expires_at > now() + interval '30 days' then
      raise exception 'A proposal holds for 30 days at most';
    end if;
    return new;
  end if;
  if (new.id, new.org_number, new.account_number, new.proposed_by, new.proposed_at, new.expires_at)
      is distinct from (old.id, old.org_number, old.account_number, old.proposed_by, old.proposed_at, old.expires_at) then
    raise exception 'A proposal is never changed';
  end if;
  if old.decision is null then
    if new.published_at is not null or new.stopped_at is not null then
      raise exception 'An account change is approved before it is published';
    end if;
    new.decided_at := now();
    if new.decision = 'approved' then
      obstacle := account_approval_obstacle(old, new.decided_by);
      if obstacle is not null then
        raise exception 'The account change may not be approved: %', obstacle;
      end if;
      if not exists (select from staff_confirmations where account_change_id = old.id and staff_id = new.decided_by
          and at between now() - interval '5 minutes' and now()) then
        raise exception 'The account change may not be approved: no second factor was shown for it';
      end if;
      if new.publish_at < now() then
        raise exception 'An account change is published after its approval';
      end if;
    elsif new.decision = 'expired' and old.expires_at > now() then
      raise exception 'The proposal has not expired';
    end if;
    return new;
  end if;
  if old.publish_at is null or old.published_at is not null or old.stopped_at is not null then
    raise exception 'The account change is over';
  end if;
  if (new.decision, new.decided_by, new.decided_at, new.publish_at)
      is distinct from (old.decision, old.decided_by, old.decided_at, old.publish_at) then
    raise exception 'An approval is never changed';
  end if;
  if new.published_at is not null then
    if old.publish_at > now() then
      raise exception 'The account change is not due';
    end if;
    if exists (select from staff where id in (old.proposed_by, old.decided_by) and disabled_at is not null) then
      raise exception 'The account change was proposed or approved by a disabled account';
    end if;
    new.published_at := now();
  end if;
  return new;
end
$$;
create trigger guard before insert or update or delete on account_changes
  for each row execute function guard_account_change();
create trigger guard_whole before truncate on account_changes
  for each statement execute function guard_account_change();
