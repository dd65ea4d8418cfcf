-- Many pictures at once: what staff have uploaded, or an import has named by addresses on the web, until it hangs on homes.
create table picture_batches (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  staff_id uuid references staff (id),
  -- An upload waits for a staff member to confirm it; what an import names is added to each home as soon as it is there.
  source text not null check (source in ('upload', 'import')),
  -- The hosts that the import names, besides those of the setting.
  hosts text[] not null default '{}',
  added_at timestamptz,
  undone_at timestamptz
);
create index picture_batches_newest on picture_batches (at desc);

create table picture_archives (
  id uuid primary key default gen_random_uuid(),
  batch_id uuid not null references picture_batches (id) on delete cascade,
  name text not null,
  bytes bigint not null,
  state text not null default 'arriving' check (state in ('arriving', 'arrived', 'listed', 'done', 'failed')),
  problem text,
  unique (batch_id, name, bytes)
);

-- A ZIP as it was sent, in pieces: one that was cut off goes on where it was.
create table picture_archive_pieces (
  archive_id uuid not null references picture_archives (id) on delete cascade,
  piece int not null,
  bytes int not null,
  storage_path text not null unique,
  primary key (archive_id, piece)
);

create table batch_pictures (
  id bigint generated always as identity primary key,
  batch_id uuid not null references picture_batches (id) on delete cascade,
  -- What it is within the batch: one that is sent again is the same.
  ref text not null,
  -- The path of the file as its sender knows it, or its address on the web.
  name text not null,
  archive_id uuid references picture_archives (id) on delete cascade,
  -- Its place in the ZIP.
  entry int,
  property_id uuid,
  -- The homes that its name fits, where it is more than one.
  fits uuid[] not null default '{}',
  -- Left out by a staff member.
  is_left boolean not null default false,
  -- Whether its home has been looked for by its name.
  is_matched boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'failed')),
  problem text,
  tries int not null default 0,
  try_at timestamptz not null default now(),
  -- The address on this site, once it is taken.
  url text,
  added boolean not null default false,
  unique (batch_id, ref)
);
create index batch_pictures_waiting on batch_pictures (try_at) where state = 'waiting';
create index batch_pictures_by_archive on batch_pictures (archive_id) where archive_id is not null;
create index batch_pictures_by_url on batch_pictures (url) where url is not null;
