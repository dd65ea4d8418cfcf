-- What the database recognises its SECRET_KEY by: an HMAC under a key that is derived from it for this alone.
create table secret_key_check (
  id boolean primary key default true check (id),
  value bytea not null
);
