-- Many spellings of an address reach one mailbox: case, what stands after a plus, and at Gmail dots. Mails go to what was
-- written; what a mailbox has received is counted by this.
create function mailbox_of(address text) returns text
  language sql immutable strict parallel safe
  return (
    select case
      when domain in ('gmail.com', 'googlemail.com') then replace(local, '.', '') || '@gmail.com'
      else local || '@' || domain
    end
    from (
      select split_part(split_part(lower(address), '@', 1), '+', 1) as local, split_part(lower(address), '@', 2) as domain
    ) as parts
  );

create index mails_by_mailbox on mails (mailbox_of(recipient), created_at);
