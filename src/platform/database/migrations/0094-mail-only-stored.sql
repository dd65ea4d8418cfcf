-- Whether a mail whose state is 'sent' lies in DATA_DIR alone, since there was no SMTP_URL. Null: recorded by an earlier version,
-- which did not tell the two apart; then it counts as what the site does with its mail now.
alter table mails add column is_only_stored boolean;
