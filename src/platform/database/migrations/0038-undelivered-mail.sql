-- A mail to a case's sender that did not arrive stands in the case's timeline.
alter table case_events
  drop constraint case_events_kind_check,
  add constraint case_events_kind_check check (kind in (
    'sent', 'message', 'status', 'photos', 'link', 'erased',
    'note', 'assigned', 'due', 'snoozed', 'linked', 'merged', 'released', 'undelivered'));
