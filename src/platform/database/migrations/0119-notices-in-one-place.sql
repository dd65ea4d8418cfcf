-- What the text «driftsmeldinger» still told of becomes notices, so that all of them are written and read in one place; one without a
-- last day ends after three months. The versions of the text stay where they are.
create or replace function building_notice_changed() returns trigger language plpgsql as $$
begin
  perform tell_data_changed('{notices}');
  return null;
end
$$;

insert into building_notices (title, advice, starts_at, ends_at)
  select told ->> 'building', told ->> 'text', published.at, ended.at
  from (select at, value from content_versions where document = 'driftsmeldinger' and state = 'published' order by id desc limit 1) published,
    jsonb_array_elements(published.value -> 'notices') told,
    lateral (select case when told ->> 'until' ~ '^\d{4}-\d\d-\d\d$'
      then ((told ->> 'until')::date + 1)::timestamp at time zone 'Europe/Oslo' else now() + interval '3 months' end as at) ended
  where ended.at > greatest(now(), published.at) and coalesce(told ->> 'building', '') <> '';
