-- The day on which a property can be moved into, where it is known; before it, its status says how it is until then.
alter table properties add column available_from date;
