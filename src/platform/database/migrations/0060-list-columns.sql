-- The columns of each list as a staff member has ordered them: {"cases": {"order": ["place", …], "hidden": ["deadline"]}}.
alter table staff add column list_columns jsonb not null default '{}' check (jsonb_typeof(list_columns) = 'object');
