-- As before (0113), and the case is at its building. A process of the version before says nothing of that: a job places its cases.
create or replace function store_case(given jsonb, secrets jsonb, photo_names text[], first_event jsonb, orders jsonb,
  content_lock bigint, same_since timestamptz, is_keyless boolean, keyless_prefix text)
returns table (known_key text, missing integer) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  new_case record;
  attached integer;
  -- Null where it has been removed meanwhile.
  found_building uuid;
begin
  select * into new_case from jsonb_to_record(given) as given_case (id uuid, reference text, form text, urgency text, answers jsonb,
    sender_name text, sender_email text, sender_phone text, address text, property_id uuid, idempotency_key text,
    content_hash bytea, token_hash bytea, quarantine text, sent_at timestamptz, promised_at timestamptz, promise jsonb, town text,
    mail_key text, is_danger boolean, opened_to text[], photos_lost integer, building_id uuid, building_match text, flat text,
    concerns text);
  if is_keyless then
    perform pg_advisory_xact_lock(content_lock);
  else
    perform pg_advisory_xact_lock_shared(content_lock);
  end if;
  select idempotency_key into known_key from cases
    where content_hash = new_case.content_hash and sent_at > same_since
      and (is_keyless or starts_with(idempotency_key, keyless_prefix))
    order by sent_at desc limit 1;
  if known_key is not null then
    return next;
    return;
  end if;
  select id into found_building from buildings where id = new_case.building_id for key share;
  insert into cases (id, reference, form, urgency, answers, sender_name, sender_email, sender_phone, address, property_id,
      idempotency_key, content_hash, token_hash, quarantine, sent_at, updated_at, promised_at, promise, town, mail_key,
      is_danger, opened_to, building_id, building_match, flat, concerns)
    values (new_case.id, new_case.reference, new_case.form, new_case.urgency, new_case.answers, new_case.sender_name,
      new_case.sender_email, new_case.sender_phone, new_case.address,
      (select properties.id from properties where properties.id = new_case.property_id), new_case.idempotency_key,
      new_case.content_hash, new_case.token_hash, new_case.quarantine, new_case.sent_at, new_case.sent_at,
      new_case.promised_at, new_case.promise,
      coalesce((select city from properties where properties.id = new_case.property_id), new_case.town),
      new_case.mail_key, new_case.is_danger, new_case.opened_to, found_building,
      case when found_building is null and new_case.building_id is not null then null else new_case.building_match end,
      new_case.flat, coalesce(new_case.concerns, 'home'))
    on conflict (idempotency_key) do nothing;
  if not found then
    known_key := new_case.idempotency_key;
    return next;
    return;
  end if;
  if jsonb_array_length(secrets) > 0 then
    insert into case_secrets (case_id, field, key_id, sealed)
      select new_case.id, secret.field, secret.key_id, secret.sealed
      from jsonb_to_recordset(secrets) as secret (field text, key_id integer, sealed bytea);
  end if;
  -- Photos that do not exist or belong to another case count as missing.
  missing := new_case.photos_lost;
  if cardinality(photo_names) > 0 then
    update photos set case_id = new_case.id where object_name = any(photo_names) and case_id is null;
    get diagnostics attached = row_count;
    missing := missing + cardinality(photo_names) - attached;
  end if;
  if missing > 0 then
    update cases set photos_missing = missing where id = new_case.id;
  end if;
  insert into case_events (case_id, at, kind, by, data, visible_to)
    values (new_case.id, new_case.sent_at, first_event ->> 'kind', 'sender',
      (first_event -> 'data') || jsonb_build_object('photosMissing', missing), first_event ->> 'visibleTo');
  perform store_mails(orders);
  return next;
end
$$;
