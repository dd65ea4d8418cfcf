-- Mails whose reading has begun. A row that stays tells that its process ended meanwhile.
create table mail_reading_attempts (
  -- SHA-256 of the whole mail.
  fingerprint text primary key,
  begun_at timestamptz not null default now()
);

-- Of a mail that was set aside unread: its size, and where it came from.
alter table incoming_mails add column bytes bigint;
alter table incoming_mails add column source text check (source in ('mailbox', 'webhook'));
