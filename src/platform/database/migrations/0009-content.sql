-- Texts and facts that the owner changes. What nobody has changed is as `content/` has it.
create table content_versions (
  id bigint primary key generated always as identity,
  document text not null,
  at timestamptz not null default now(),
  staff_id uuid references staff (id) on delete set null,
  state text not null check (state in ('draft', 'published')),
  value jsonb not null
);
create index content_versions_by_document on content_versions (document, id desc);
create trigger data_changed after insert or update or delete or truncate on content_versions
  for each statement execute function tell_data_changed();

-- Account numbers that suppliers pay to. One proposes, another approves: nobody does both.
create table account_changes (
  id uuid primary key default gen_random_uuid(),
  org_number text not null,
  account_number text not null check (account_number ~ '^\d{11}$'),
  proposed_by uuid not null references staff (id),
  proposed_at timestamptz not null default now(),
  decided_by uuid references staff (id),
  decided_at timestamptz,
  decision text check (decision in ('approved', 'refused')),
  check ((decision is null) = (decided_by is null)),
  check (decision is distinct from 'approved' or decided_by <> proposed_by)
);
create index account_changes_by_company on account_changes (org_number, decided_at desc) where decision = 'approved';
create unique index account_changes_one_at_a_time on account_changes (org_number) where decision is null;
create trigger data_changed after insert or update or delete or truncate on account_changes
  for each statement execute function tell_data_changed();
