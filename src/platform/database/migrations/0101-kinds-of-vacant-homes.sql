-- Vacant homes are looked at once more, so that alerts and their odds know of which kinds they are.
insert into changed_homes (kind, ref) select kind, ref from vacancies where ended_at is null;
