-- How often a guide was opened on a day. Nothing about who.
create table guide_views (
  path text not null,
  day date not null,
  views integer not null default 0,
  primary key (path, day)
);

create index cases_by_form on cases (form, sent_at);
create index case_events_by_sender on case_events (id desc) where by = 'sender' and kind = 'message';
