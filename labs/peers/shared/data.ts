import pg from 'pg'
import type { Card, List, Property } from './types.ts'

const pool = new pg.Pool({ connectionString: process.env.PEERS_DATABASE_URL })

/** The first page of the list. */
export async function readList(): Promise<List> {
  const { rows } = await pool.query<Card & { total: number }>(
    `select id, title, type, location, vacancy, price, facts, energy_class as "energyClass", picture,
       count(*) over ()::int as total
     from peers.cards order by position limit 24`,
  )
  return { cards: rows.map(({ total: _, ...card }) => card), total: rows[0]?.total ?? 0 }
}

/** A property; undefined where there is none. */
export async function readProperty(id: string): Promise<Property | undefined> {
  const { rows } = await pool.query<{ property: Property }>(
    'select property from peers.properties where id = $1',
    [id],
  )
  return rows[0]?.property
}
