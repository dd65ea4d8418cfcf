-- A sheet that is read: its cells, how they are read, what they would do, and what was written of it. What was planned before this was
-- kept for an hour, and has no cells.
drop table portfolio_imports;
create table portfolio_imports (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid references staff (id) on delete set null,
  at timestamptz not null default now(),
  family text not null check (family in ('csv', 'xlsx')),
  -- The visible sheets with their cells.
  sheets jsonb not null,
  -- Which sheet, which row has the headings, and what each column says.
  reading jsonb not null,
  -- When its rows were compared with the portfolio; null until it is known how it is read.
  planned_at timestamptz,
  applied_at timestamptz,
  undone_at timestamptz
);
create index portfolio_imports_by_time on portfolio_imports (at desc);

-- What each row of a sheet does.
create table portfolio_import_rows (
  import_id uuid not null references portfolio_imports (id) on delete cascade,
  -- The number that the row has in the sheet.
  row integer not null,
  does text not null check (does in ('adds', 'changes', 'nothing', 'refused')),
  title text not null,
  -- What changes from what to what, or why it is refused.
  lines text[] not null default '{}',
  note text,
  property_id uuid,
  -- The content of a new property, or the columns that change: from what was seen to what the sheet says.
  plan jsonb,
  written_at timestamptz,
  undone_at timestamptz,
  primary key (import_id, row)
);

-- What staff have said that a heading is, for the sheets that come after.
create table sheet_headings (
  -- Folded.
  heading text primary key,
  target text not null
);
