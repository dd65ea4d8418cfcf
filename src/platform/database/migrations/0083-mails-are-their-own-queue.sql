-- A mail that waits is its own entry in the queue: when it is due, how often it was tried again, and until when a process has it.
-- Before, each mail had a job of pg-boss besides: three more statements a form, and two places that said how a mail stands.
alter table mails add column due_at timestamptz not null default now();
alter table mails add column retries integer not null default 0;
alter table mails add column leased_until timestamptz;

-- What the old jobs say of the mails that wait, on a site that has had any.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    update mails set due_at = job.start_after, retries = job.retry_count from pgboss.job
      where job.name = 'send-mail' and job.state in ('created', 'retry') and mails.state = 'queued'
        and job.data ->> 'mailId' = mails.id::text;
    delete from pgboss.job where name = 'send-mail';
    delete from pgboss.queue where name = 'send-mail';
  end if;
end
$$;

create index mails_due on mails (due_at) where state = 'queued';
-- Taking a mail and renewing its lease change no index: the new version of its row fits beside the old one.
alter table mails set (fillfactor = 80);

-- As before (0077), and each mail says after how many seconds it is due, or, in a month that is made up, when it counts as sent.
create or replace function store_mails(orders jsonb) returns setof uuid language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  mail record;
  is_withheld boolean;
begin
  for mail in
    select * from jsonb_to_recordset(orders) as given (id uuid, case_id uuid, kind text, recipient text, message_id text,
      data jsonb, subscriber_id uuid, max_a_day integer, counted text[], after_seconds float8, sent_at timestamptz)
  loop
    is_withheld := false;
    if mail.max_a_day is not null then
      perform pg_advisory_xact_lock(hashtext(mailbox_of(mail.recipient)));
      select count(*) >= mail.max_a_day into is_withheld from mails
        where mailbox_of(mails.recipient) = mailbox_of(mail.recipient) and mails.created_at > now() - interval '1 day'
          and mails.state <> 'withheld' and mails.kind = any(mail.counted);
    end if;
    insert into mails (id, case_id, kind, recipient, message_id, data, state, attempts, created_at, sent_at, subscriber_id, due_at)
      values (mail.id, mail.case_id, mail.kind, mail.recipient, mail.message_id, mail.data,
        case when is_withheld then 'withheld' when mail.sent_at is not null then 'sent' else 'queued' end,
        case when mail.sent_at is null then 0 else 1 end, coalesce(mail.sent_at, now()), mail.sent_at, mail.subscriber_id,
        now() + make_interval(secs => coalesce(mail.after_seconds, 0)));
    if not is_withheld then
      return next mail.id;
    end if;
  end loop;
end
$$;

-- As before (0077), in one call and nothing beside: the mails need no jobs, and who is told of an urgent case is decided by its
-- answers (src/features/cases/server/store-case.ts).
drop function store_case(jsonb, jsonb, text[], jsonb, jsonb, bigint, timestamptz, boolean, text);
create function store_case(given jsonb, secrets jsonb, photo_names text[], first_event jsonb, orders jsonb,
  content_lock bigint, same_since timestamptz, is_keyless boolean, keyless_prefix text)
returns table (known_key text, missing integer) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  new_case record;
  attached integer;
begin
  select * into new_case from jsonb_to_record(given) as given_case (id uuid, reference text, form text, urgency text, answers jsonb,
    sender_name text, sender_email text, sender_phone text, address text, property_id uuid, idempotency_key text,
    content_hash bytea, token_hash bytea, quarantine text, sent_at timestamptz, promised_at timestamptz, town text,
    mail_key text, is_danger boolean, opened_to text[], photos_lost integer);
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
  insert into cases (id, reference, form, urgency, answers, sender_name, sender_email, sender_phone, address, property_id,
      idempotency_key, content_hash, token_hash, quarantine, sent_at, updated_at, promised_at, town, mail_key, is_danger,
      opened_to)
    values (new_case.id, new_case.reference, new_case.form, new_case.urgency, new_case.answers, new_case.sender_name,
      new_case.sender_email, new_case.sender_phone, new_case.address,
      (select properties.id from properties where properties.id = new_case.property_id), new_case.idempotency_key,
      new_case.content_hash, new_case.token_hash, new_case.quarantine, new_case.sent_at, new_case.sent_at,
      new_case.promised_at,
      coalesce((select city from properties where properties.id = new_case.property_id), new_case.town),
      new_case.mail_key, new_case.is_danger, new_case.opened_to)
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
