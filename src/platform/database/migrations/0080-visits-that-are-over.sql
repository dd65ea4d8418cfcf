-- A visit that is over stays in calendars and timeline as it was when another one is offered in its case.
alter table appointments drop constraint appointments_state_check;
alter table appointments add constraint appointments_state_check
  check (state in ('offered', 'agreed', 'over', 'declined', 'cancelled'));
