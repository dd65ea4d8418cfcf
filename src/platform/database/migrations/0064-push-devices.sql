-- The devices that staff members are told on by web push (RFC 8030).
create table push_devices (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id) on delete cascade,
  -- Where the browser's push service takes messages to this device, and the keys that they are encrypted with.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- The public key of ours that the device takes messages from. Another SECRET_KEY has another one.
  vapid_key text not null,
  -- «Chrome på Android».
  name text not null,
  created_at timestamptz not null default now()
);
create index push_devices_by_staff on push_devices (staff_id);
