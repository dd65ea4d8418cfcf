-- The closings that ask their sender whether it is fixed, by when they were: the overview counts their answers.
create index case_events_asking on case_events (at) include (case_id) where kind = 'status' and data ? 'fixed';
