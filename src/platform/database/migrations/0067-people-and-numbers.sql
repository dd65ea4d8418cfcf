-- A phone number as it is compared: its digits, without Norway's prefix. Null where there are too few to tell a person.
create function phone_key(phone text) returns text language sql immutable strict parallel safe return
  substring(regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(0047|47(?=[0-9]{8}$)|00)', '') from '^[0-9]{5,}$');

create index cases_by_phone on cases (phone_key(sender_phone)) where sender_phone is not null;
