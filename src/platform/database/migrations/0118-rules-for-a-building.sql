-- A rule may be about one building instead of a town, or about all cases. No release has the table yet: no process of a version
-- before writes to it meanwhile.
create function rule_exactness(prefix text, kind text, town text, building_id uuid) returns int language sql immutable parallel safe
  return case when kind is null then 0 else 8 end + case when prefix is null then 0 else 4 end
    + case when building_id is null then 0 else 2 end + case when town is null then 0 else 1 end;

alter table routing_rules
  add column building_id uuid references buildings on delete cascade,
  drop constraint routing_rules_prefix_kind_town_key,
  drop constraint routing_rules_check2,
  drop column exactness;
alter table routing_rules
  add column exactness int generated always as (rule_exactness(prefix, kind, town, building_id)) stored,
  add constraint routing_rules_have_one_place check (town is null or building_id is null),
  add constraint routing_rules_are_about_their_own unique nulls not distinct (prefix, kind, town, building_id);
create index routing_rules_by_building on routing_rules (building_id) where building_id is not null;
