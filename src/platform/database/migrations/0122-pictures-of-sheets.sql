-- The pictures that a spreadsheet names by addresses on the web: undone with it.
alter table picture_batches add column import_id uuid references portfolio_imports (id) on delete set null;
create unique index picture_batches_import on picture_batches (import_id) where import_id is not null;
