-- How fast pages were for visitors: counts by day, page, kind of screen, metric and rounded value. Nothing of a visitor.
create table page_speed (
  day date not null,
  page text not null,
  is_narrow boolean not null,
  metric text not null,
  bucket smallint not null,
  visits integer not null default 1,
  primary key (day, page, is_narrow, metric, bucket)
);
