-- The last time that pictures of a fixed property were to be copied (specification 1 §4). `done_at`: when that first
-- succeeded, which is the only time for a one-off. A property may be off the site by then.
create table image_imports (
  property_id uuid primary key,
  title text not null,
  at timestamptz not null,
  stored int not null,
  skipped int not null,
  done_at timestamptz
);
