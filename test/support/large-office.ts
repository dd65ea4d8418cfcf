import type pg from 'pg'

/** A home among them. */
export const HOME_OF_OFFICE = '00000000-0000-4000-9000-000000000007'

/** One of its buildings, with more homes and cases than a page shows. */
export const BUILDING_OF_OFFICE = '00000000-0000-4000-9001-000000000000'

/** How much there is. */
export interface OfficeSize {
  homes: number
  ads: number
  texts: number
}

/**
 * Fills a site with homes, each with a version, with ads, with texts that were edited many times, and with what
 * people have done, without what follows from a change of one. Cases are made by `fill` of labs/bench/many-cases.ts.
 */
export async function fillOffice(client: pg.Client, { homes, ads, texts }: OfficeSize): Promise<void> {
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await client.query(
    `insert into properties (id, title, type, location, city, description, status, price, bedrooms, energy_class)
     select ('00000000-0000-4000-9000-' || lpad(number::text, 12, '0'))::uuid, 'Langveien ' || number,
       (array['Bolig', 'Parkering', 'Næring', 'Coliving', 'Minilager'])[1 + number % 5], 'Langveien ' || number || ', Larvik',
       (array['Larvik', 'Notodden', 'Stokke'])[1 + number % 3], repeat('En lys leilighet nær alt. ', 20),
       (array['Ledig', 'Utleid', 'Reservert', null])[1 + number % 4], 9000 + number % 900, 1 + number % 4,
       case when number % 2 = 0 then 'C' end
     from generate_series(1, $1::int) number`,
    [homes],
  )
  await client.query(
    `insert into buildings (id, address, town)
     select ('00000000-0000-4000-9001-' || lpad(number::text, 12, '0'))::uuid, 'Langveien ' || number, 'Larvik'
     from generate_series(0, 1999) number`,
  )
  await client.query(
    `insert into building_addresses (key, building_id, address, town)
     select building_key(address, town), id, address, town from buildings on conflict (key) do nothing`,
  )
  for (const table of ['properties', 'cases'])
    await client.query(
      `update ${table} set ${table === 'cases' ? "building_match = 'certain', flat = 'H0201'," : ''}
         building_id = ('00000000-0000-4000-9001-' || lpad((case when number < 1000 then 0 else number % 2000 end)::text, 12, '0'))::uuid
       from (select id, row_number() over (order by id) as number from ${table}) numbered where numbered.id = ${table}.id`,
    )
  await client.query(
    `insert into property_versions (property_id, state, content)
     select id, 'published', to_jsonb(properties) - 'id' - 'created_at' from properties`,
  )
  await client.query('select write_property_lines(array(select id from properties))')
  await client.query(
    // One in ten is not linked to its property yet.
    `insert into finn_properties (id, title, address, finn_url, property_id)
     select number::text, 'Annonse ' || number, 'Langveien ' || number || ', Larvik', 'https://www.finn.no/' || number,
       case when number % 10 > 0 then ('00000000-0000-4000-9000-' || lpad(number::text, 12, '0'))::uuid end
     from generate_series(1, $1::int) number`,
    [ads],
  )
  await client.query(
    `insert into content_versions (document, state, at, value)
     select 'svarmaler', 'published', now() - make_interval(mins => number),
       jsonb_build_object('templates', jsonb_build_array(jsonb_build_object('name', 'Mal ' || number, 'text', repeat('Hei. ', 200))))
     from generate_series(1, $1::int) number`,
    [texts],
  )
  await client.query('commit')
  // Each entry is chained to the one before it.
  await client.query(
    `insert into audit_log (staff_id, action, subject_kind, subject_id, detail)
     select (select id from staff order by id limit 1), 'property-saved', 'property', id::text, '{"state": "published"}'
     from properties limit 2000`,
  )
  await client.query('analyze')
}
