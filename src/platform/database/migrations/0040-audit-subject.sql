-- What an entry is about, in two columns: the kind of thing and its id. They were one text, with a space between.
alter table audit_log add column subject_kind text, add column subject_id text;
alter table audit_log disable trigger append_only;
update audit_log set subject_kind = split_part(subject, ' ', 1), subject_id = substr(subject, position(' ' in subject) + 1)
where subject is not null;
alter table audit_log enable trigger append_only;
alter table audit_log
  add constraint audit_log_subject_check check ((subject_kind is null) = (subject_id is null)),
  -- Without a space: the hash joins the two with one.
  add constraint audit_log_subject_kind_check check (subject_kind ~ '^[a-z-]+$');

-- The hash of an entry is what it was before, so that the entries of before hold as they are.
create or replace function audit_hash(entry audit_log) returns bytea language sql immutable as $$
  select sha256(entry.previous || convert_to(jsonb_build_object(
    'id', entry.id,
    'at', to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    'staff', entry.staff_id,
    'action', entry.action,
    'subject', entry.subject_kind || ' ' || entry.subject_id,
    'detail', entry.detail
  )::text, 'UTF8'))
$$;

drop index audit_log_by_subject;
alter table audit_log drop column subject;
create index audit_log_by_subject on audit_log (subject_id, subject_kind, id);

-- Why a staff member may not approve a proposal; null if they may. The audit log is the source: nothing in it changes.
create or replace function account_approval_obstacle(change account_changes, approver uuid) returns text
  language sql stable as $$
  with recursive ties as materialized (
    -- Who has given an account, a role, or a new start to whom: for a while both may be the same person.
    select staff_id as one, subject_id::uuid as other from audit_log
    where action in ('staff-invited', 'staff-role-changed', 'staff-enabled', 'staff-second-factor-reset')
      and staff_id is not null and subject_kind = 'staff' and subject_id ~ '^[0-9a-f-]{36}$'
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
