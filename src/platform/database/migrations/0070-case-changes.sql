-- Counts every change of a case: what was read of the cases holds for as long as the number is the same. A sequence is not
-- part of a transaction: it counts a change before it is committed, so the notification of a change counts too
-- (src/features/inbox/server/shared-reads.ts).
create sequence case_changes;
create or replace function tell_case_changed() returns trigger language plpgsql as $$
begin
  perform nextval('case_changes');
  perform pg_notify('husvaer_cases', json_build_object(
    'id', new.id, 'reference', new.reference, 'form', new.form, 'openedTo', new.opened_to, 'isNew', tg_op = 'INSERT')::text);
  return null;
end
$$;
