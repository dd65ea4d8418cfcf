-- Where a property lies, in degrees (EPSG:4258, which is WGS 84 within half a metre). Null: its area or town is known alone.
alter table properties
  add column latitude double precision check (latitude between -85 and 85),
  add column longitude double precision check (longitude between -180 and 180);
