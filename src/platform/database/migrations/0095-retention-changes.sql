-- Rules that erase earlier than those of an earlier version did. Until an administrator has seen what the new rule erases and
-- confirmed it, the old rule holds. A site without such data has nothing to confirm.
create table retention_changes (
  name text primary key,
  confirmed_at timestamptz,
  confirmed_by uuid references staff (id) on delete set null
);
insert into retention_changes (name) select 'numbers-from-sending' where exists (select from case_secrets);
