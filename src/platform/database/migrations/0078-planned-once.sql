-- What a form stores is found by keys: PostgreSQL would plan some of it again with each form, for values that differ in nothing.
alter function store_case(jsonb, jsonb, text[], jsonb, jsonb, bigint, timestamptz, boolean, text)
  set plan_cache_mode = force_generic_plan;
alter function store_mails(jsonb) set plan_cache_mode = force_generic_plan;
