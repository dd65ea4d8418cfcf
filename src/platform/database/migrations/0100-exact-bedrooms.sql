-- What is asked for, as it is read since bedrooms are exact. Null in what was asked for before, and by a process of before: there `filters`
-- means as many bedrooms or more. `filters` stays beside it in words that an earlier version reads, and never as every home.
alter table alerts add column asked text;
