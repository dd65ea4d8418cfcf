-- Mailboxes that were asked in the last day whether they are to be told of homes, by an HMAC: a subscriber who stops is
-- erased at once, and still gets no second mail that day.
create table asked_mailboxes (
  mark text primary key,
  asked_at timestamptz not null
);
