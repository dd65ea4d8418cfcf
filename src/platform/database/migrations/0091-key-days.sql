-- The day that a sender is told, such as the last one with rent: stored as it is told, so that no receipt changes when the rules
-- do. `first_key_day` is what the receipt said first, `given_on` the day that it counts from where that is not the day it was sent.
-- Cases of earlier versions have none of them; their receipts say what those versions said.
alter table cases add column key_day date;
alter table cases add column first_key_day date;
alter table cases add column given_on date;

-- When the sender confirmed in writing what a staff member had registered for them.
alter table cases add column confirmed_at timestamptz;
