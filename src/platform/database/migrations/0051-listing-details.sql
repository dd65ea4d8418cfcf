-- What an ad says besides the specification's columns: filters of the list of ads look at it.
alter table finn_properties
  add column amenities text[] not null default '{}',
  add column available_from date,
  add column energy_class text,
  -- Whether the whole ad has been read for its newest change; the search leaves most of it out.
  add column is_complete boolean not null default false;
