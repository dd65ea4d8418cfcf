-- What was written as a demo: one press takes it out again, and nothing else. What staff keep of it loses its mark.
create table demo_rows (
  kind text not null check (kind in ('property', 'listing', 'staff', 'case', 'subscriber', 'incoming-mail')),
  id text not null,
  primary key (kind, id)
);

-- A picture that is drawn when it is asked for: until then its file is not missing.
alter table pictures add column is_drawn boolean not null default false;

-- When the first home or ad came, by whatever hand. A demo comes only before that.
create table portfolio_start (
  at timestamptz not null default now(),
  is_only boolean primary key default true check (is_only)
);
create function note_portfolio_start() returns trigger language plpgsql as $$
begin
  insert into portfolio_start (is_only) values (true) on conflict do nothing;
  return null;
end
$$;
create trigger portfolio_started after insert on properties
  for each statement execute function note_portfolio_start();
create trigger portfolio_started after insert on finn_properties
  for each statement execute function note_portfolio_start();
insert into portfolio_start (is_only) select true
  where exists (select from properties) or exists (select from finn_properties)
    or exists (select from property_versions) or exists (select from cases);

-- Every page says that it is of a demo: told when the first mark comes, and when the last goes.
create function demo_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_data_changed('{demo}') where not exists (
      select from demo_rows where not exists (
        select from added where added.kind = demo_rows.kind and added.id = demo_rows.id));
  else
    perform tell_data_changed('{demo}') where not exists (select from demo_rows);
  end if;
  return null;
end
$$;
create trigger data_added after insert on demo_rows
  referencing new table as added for each statement execute function demo_changed();
create trigger data_removed after delete on demo_rows
  for each statement execute function demo_changed();
create trigger data_emptied after truncate on demo_rows
  for each statement execute function demo_changed();

-- The demo of earlier versions is known by its ids.
insert into demo_rows (kind, id) select 'property', known from unnest(array[
  'e07cb579-3e7f-497b-bcc1-c0c8b0cdf20a', '78f6d824-86ea-4214-b5c3-4e7e77ca4499', '1dcd327f-761e-47cb-bb7e-8913655c1d15',
  '9672be1a-7fed-4bb9-a92f-a271dbc52933', '4f859933-fdf0-445f-97e4-85b6761978dd', '2e460a96-1894-4a23-9985-5162fd0b00ea',
  '310a853e-ec9a-42f2-8ea9-877af376bc25', '64e752cc-93a9-48b6-81f7-2b0a43c20f56', 'bbb3a32a-cf00-477c-ba67-4d0a5fd11a32',
  '79ded9f2-07d3-436c-905b-dd8f4ed3d99e', '8a9e1df7-e771-476e-ad78-3715ee6f7a8f', 'c44a66f4-cf25-4346-9cbe-4f50bdbcda98',
  '1e2ed6cb-6470-4f1f-934b-8db4b18fbdb1', '9e180bf5-c37e-41e2-a9fa-541c228a3129', '20b81d7f-8e9e-4bb8-b4a3-7b2b926271f2',
  'aafaf84b-afd8-48d3-87f3-36da84c6a400', '38bf8cc2-79b5-4a73-838e-4a118913c782', 'd38cf734-19a7-4ae4-bdf3-bae7d3f28783',
  '61796ac4-1055-4b62-9804-abbec2b8c1c5', '95655d03-be61-4ea4-bf28-bbfa4dee94f9', 'e5600642-060d-4a21-a64b-88b0402db603',
  '3c0eea66-9918-4b1d-bee7-a16b0a6bf830', 'efdeed7f-9f6f-4756-a0cd-a0172bac7c60', 'fb474e95-e2f0-4826-ba91-53bde3221553',
  '980f951c-e392-4fcd-b6d4-d9b1cac733f4', '7acfa1b6-1d31-43ab-bd3f-3fbf902456cf', 'e85a57fc-9b39-44c1-be12-7b35baaa7b43',
  '4e64eff0-ad52-43c3-8c41-1c6db644c0fe', 'bfbfc1d9-fe27-4f1a-9db8-8d09aca93b03', '42eb80dc-a7c3-4599-8ff8-330c4d719ec7',
  'c1a1dbfd-f049-4dc0-9392-e4527ea2fb2b', '88aaeb7c-b314-4f25-8e68-33eb0bd47e27', '33c6a5a5-b2b1-40da-8f65-92a5a30abf65',
  '372c4235-87a2-4abd-9c64-4f950d5e92c8', 'c0290103-855d-4f55-99ec-8712e8e3574f', '6e704245-a4ff-41e3-a794-9b80dcb0b82e',
  'de1b1471-320a-48ea-b7a7-88d106762832', '4350cc17-21e5-4f21-acd5-52a09ddbef12', '9ed89edd-d684-4325-b600-e6129ec04ece',
  '627bf322-5fac-4cb6-a34a-cb115ee347dd', 'a930d55d-9545-40f3-ae88-9fe46f2c7a8c', '43f2f193-6e85-4f08-b592-7b0fe339d309',
  '990d3cd8-381d-422f-850c-86bd84e0164b', 'f5ec52ed-0108-4475-92e1-bc7656670b14', '59ba1b0d-5c90-4158-a909-406c2e416788',
  '5d32fe61-985f-44e7-aa09-5ee82bb29976', '9a1e40b4-5815-4a99-99e2-d15364c7a500', '68b4aef7-3eaa-4e17-9d8a-4eace693ae2d',
  '142c8364-7806-4577-93e7-83e7eb04b39b', '3b041641-1788-44f2-a60d-f25453fe2e85', '00a154d8-5ed8-4bcc-b5c7-19c2add9ca88',
  '6379e369-3367-4dd4-890d-a4fc0b39b779', '2a868409-3797-420b-ba32-2062ce9001ef', 'cb80142c-81e8-4a41-a64f-74fea5b5c578',
  '4c02aa64-2a33-417d-afc5-2a098b36cd0c', '2c75bf61-45d1-449a-8ba1-70c9e6c39385', '14c7fc1c-85f5-447a-b258-c319f97bf1b8',
  'd26d4b5a-c542-4767-83f7-fbb2c1465919', '92c3bfee-8e9f-4526-b4ab-769e1d4756cb', '47eaa099-2cb6-416d-86dc-283cf0480ff9',
  '1509bb0a-9bf1-4331-8a11-8783593942a4'
]) as known
where exists (select from properties where id::text = known)
   or exists (select from property_versions where property_id::text = known);
-- Another landlord's spaces may have these four ids: those of the demo have its titles, or what staff have made of them.
insert into demo_rows (kind, id) select 'property', demo.id from (values
  ('a1f0c3de-1001-4a11-8a01-5d2f00000001', 'Reklametavle ved innfarten'),
  ('a1f0c3de-1002-4a12-8a02-5d2f00000002', 'Gavlvegg i Kongegata'),
  ('a1f0c3de-1003-4a13-8a03-5d2f00000003', 'Fasadebanner på fabrikken'),
  ('a1f0c3de-1004-4a14-8a04-5d2f00000004', 'Vindusreklame ved stasjonen')) as demo (id, title)
where exists (select from demo_rows)
  and (exists (select from properties where properties.id::text = demo.id and properties.title = demo.title)
    or exists (select from property_versions where property_id::text = demo.id));
insert into demo_rows (kind, id) select 'listing', id from finn_properties
where id between '900000001' and '900000018' and length(id) = 9
  and finn_url = 'https://www.finn.no/realestate/lettings/ad.html?finnkode=' || id;
insert into demo_rows (kind, id) select 'staff', id::text from staff
where email like '%@demo.eksempel.no' and name like '% (demo)';
-- The month was filled in where no case was, right after its accounts were made.
insert into demo_rows (kind, id) select 'case', id::text from cases
where (sender_email is null or sender_email ~ '^(nabo\.)?[a-z]+\.[a-z]+[0-9]+@eksempel\.no$')
  and sent_at <= (select min(created_at) from staff join demo_rows on kind = 'staff' and demo_rows.id = staff.id::text);
-- It made all of its subscribers at one instant.
insert into demo_rows (kind, id) select 'subscriber', id::text from subscribers
where created_at in (select created_at from subscribers group by 1 having count(*) > 1)
  and created_at <= (select min(created_at) from staff join demo_rows on kind = 'staff' and demo_rows.id = staff.id::text);
insert into demo_rows (kind, id) select 'incoming-mail', id::text from incoming_mails
where sender ~ '^(nabo\.)?[a-z]+\.[a-z]+[0-9]+@eksempel\.no$' and exists (select from demo_rows where kind = 'staff');

update pictures set is_drawn = true
where storage_path ~ '^property-images/[a-z0-9-]+/([0-9]+|[a-z]+)\.jpg$' and url in (
  select unnest(images || array[image_url, floor_plan, energy_certificate]) from properties
    where id::text in (select id from demo_rows where kind = 'property')
  union select image_url from finn_properties where id in (select id from demo_rows where kind = 'listing'));
