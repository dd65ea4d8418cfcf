-- What a mail says with all that it quotes, where that is more than the case shows.
alter table incoming_mails add column whole text not null default '';
-- A hash of what it says and holds: a second mail with a used Message-ID is another one where this differs.
alter table incoming_mails add column content_hash text;

-- What was attached to mails, as it came: it is never decoded or shown, only downloaded by staff who read the case.
create table mail_files (
  id uuid primary key default gen_random_uuid(),
  mail_id uuid not null references incoming_mails (id) on delete cascade,
  -- Which of its attachments it is, counted from 0.
  place integer not null,
  name text not null,
  bytes bigint not null,
  -- A picture of a signature or a letterhead.
  is_decoration boolean not null default false,
  storage_path text not null unique,
  created_at timestamptz not null default now()
);
create index mail_files_by_mail on mail_files (mail_id);

-- Whatever deletes the row, a case or a mail that is erased, its file goes too.
create function queue_mail_file_deletion() returns trigger language plpgsql as $$
begin
  insert into pending_file_deletions (path) values (old.storage_path)
    on conflict (path) do update set reason = 'erased';
  return null;
end
$$;
create trigger mail_file_deleted after delete on mail_files for each row execute function queue_mail_file_deletion();

-- When the sender's calendar declined the visit. It stays agreed until the sender or staff change it.
alter table appointments add column declined_at timestamptz;
