-- What each trade asks of a rent and a place: premises, parking, boats, rooms. What is null is not said.
alter table properties
  add column vat text check (vat in ('eks. mva', 'inkl. mva', 'ikke mva-pliktig')),
  -- Kroner a month, beside the rent.
  add column common_costs double precision,
  -- What the rent is for, where there are several places.
  add column rent_for text check (rent_for in ('per plass', 'for alle plassene')),
  -- Metres: the longest boat, car or trailer that has room.
  add column max_length double precision,
  -- As staff write it: «oktober–mai».
  add column season text,
  -- Kroner for the whole season.
  add column season_rent double precision,
  add column room_kind text check (room_kind in ('enkeltrom', 'rom med eget bad', 'dublett', 'studio', 'delt rom'));
