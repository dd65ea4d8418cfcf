-- Which editor page wrote a version, so that sending it again (a double press, a lost answer) is no other version.
alter table property_versions add column key text;
alter table content_versions add column key text;

-- How many properties a sheet wrote; null until somebody says yes to it. What was planned before this cannot be read.
delete from portfolio_imports;
alter table portfolio_imports add column written integer;
