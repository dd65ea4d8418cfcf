-- When the owner of a session last showed a second factor. What is secret asks for it again after ten minutes.
alter table staff_sessions add column second_factor_at timestamptz not null default now();
