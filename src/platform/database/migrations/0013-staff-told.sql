-- Open streams look at once whether they still may be open: a session has ended, an account or a role has changed.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('husvaer_staff', old.user_id::text);
  return null;
end
$$;
create trigger session_ended after delete on staff_sessions for each row execute function tell_session_ended();

create function tell_staff_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('husvaer_staff', new.id::text);
  return null;
end
$$;
create trigger staff_changed after update of role, disabled_at on staff
  for each row execute function tell_staff_changed();
