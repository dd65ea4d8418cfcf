-- Files in the storage that are to be deleted unless something comes to refer to them. An upload writes its path here
-- before the file and takes it away with the row that refers to the file: a process that dies between the two leaves
-- a path that the sweeper deletes.
alter table doomed_files rename to pending_file_deletions;
alter table pending_file_deletions rename constraint doomed_files_pkey to pending_file_deletions_pkey;
alter table pending_file_deletions
  add column reason text not null default 'erased' check (reason in ('erased', 'upload'));

-- Set by the sweeper where the file of a photo is gone, and cleared when it is back.
alter table photos add column file_missing_since timestamptz;
create index photos_by_path on photos (storage_path);
create index pictures_by_path on pictures (storage_path);

-- Which database the files in the storage belong to. Not restored from a backup: the files of the site that a backup
-- was made of are not the restored site's to delete.
create table storage_owner (
  id uuid primary key default gen_random_uuid(),
  is_only boolean not null default true unique check (is_only)
);
insert into storage_owner default values;
