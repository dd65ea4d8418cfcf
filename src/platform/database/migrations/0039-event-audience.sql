-- Who may see an event besides staff. An event that does not say is hidden from the sender.
alter table case_events add column visible_to text not null default 'staff';

-- Until now every event was shown to the sender that did not carry a mark.
update case_events set visible_to = 'sender'
where data ->> 'internal' is null and kind in ('sent', 'message', 'status', 'photos', 'link', 'erased');
update case_events set data = data - 'internal' where data ? 'internal';

alter table case_events
  add constraint case_events_visible_to_check check (visible_to in ('sender', 'staff')),
  -- The sender's page has words for these kinds alone.
  add constraint case_events_sender_kind_check check (
    visible_to = 'staff' or kind in ('sent', 'message', 'status', 'photos', 'link', 'erased'));
