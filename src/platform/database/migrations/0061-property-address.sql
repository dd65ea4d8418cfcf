-- Finds the property at the address of a case.
create index properties_address on properties (lower(location));
