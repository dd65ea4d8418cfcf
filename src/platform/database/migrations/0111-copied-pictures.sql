-- The pictures that were copied from the web, by their addresses there: an import that names one again means the copy.
create table copied_pictures (
  address text primary key,
  url text not null references pictures (url) on delete cascade
);
create index copied_pictures_by_url on copied_pictures (url);
