-- The traits that a vacancy had when those who wait were last found for it: a later change tells only those whom it makes it fit.
-- Null for one that has just begun, or has begun again.
alter table vacancies add column matched_traits jsonb;
update vacancies set matched_traits = traits where is_matched;
