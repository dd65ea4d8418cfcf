-- The index of words knows in which lane a case lies: a common word that a lane lacks is answered by the index, without the
-- rows of all cases that have it (src/features/inbox/server/lane-places.ts).
create function indexed_places(status text, closed_at timestamptz, merged_into uuid, quarantine text)
returns text[] language sql immutable parallel safe return array[case
  when closed_at is not null then 'ferdig'
  when merged_into is not null then 'slatt-sammen'
  when quarantine is not null then 'kontroll'
  else status end];
drop index cases_search;
create index cases_search on cases using gin (search, indexed_places(status, closed_at, merged_into, quarantine))
  with (fastupdate = off);
