import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CaseReference } from '../../../domain/cases/case-reference.ts'
import { caseReferenceColumn } from '../../../platform/database/columns.ts'
import { type Queryable, queryRow, queryRows } from '../../../platform/database/query.ts'

/** A home of the demo that was edited, or that real cases are about. */
export interface TouchedHome {
  id: string
  title: string
  isEdited: boolean
  cases: readonly CaseReference[]
}

/** What removing the demo takes out. */
export interface Demo {
  properties: number
  listings: number
  cases: number
  subscribers: number
  mails: number
  accounts: readonly { id: string; name: string }[]
  touched: readonly TouchedHome[]
}

const home = z.object({
  id: z.string(),
  title: z.string(),
  isEdited: z.boolean(),
  cases: z.array(caseReferenceColumn),
})

const counts = z.object({
  listings: z.number(),
  cases: z.number(),
  subscribers: z.number(),
  mails: z.number(),
})

const account = z.object({ id: z.string(), name: z.string() })

/** Ids of the rows of a kind that are demo, for a statement. */
export const demoIds = (kind: string) => `(select id from demo_rows where kind = '${kind}')`

export async function findDemo(db: Queryable): Promise<Demo> {
  const homes = await queryRows(
    db,
    home,
    `with demo as materialized (select id::uuid as id from demo_rows where kind = 'property')
     select demo.id::text, newest.title,
       exists (select from property_versions where property_id = demo.id) as "isEdited",
       array(select reference from cases where property_id = demo.id and id::text not in ${demoIds('case')}
         order by sent_at) as cases
     from demo cross join lateral (
       (select title from properties where properties.id = demo.id)
       union all
       (select content ->> 'title' from property_versions where property_id = demo.id
         order by property_versions.id desc limit 1)
       limit 1) newest
     order by newest.title collate "nb-x-icu"`,
  )
  const found = await queryRow(
    db,
    counts,
    `select
       (select count(*)::int from finn_properties where id in ${demoIds('listing')}) as listings,
       (select count(*)::int from cases where id::text in ${demoIds('case')}) as cases,
       (select count(*)::int from subscribers where id::text in ${demoIds('subscriber')}) as subscribers,
       (select count(*)::int from incoming_mails where id::text in ${demoIds('incoming-mail')}) as mails`,
  )
  const accounts = await queryRows(
    db,
    account,
    `select id, name from staff where id::text in ${demoIds('staff')} order by name collate "nb-x-icu"`,
  )
  const touched = homes.filter(({ isEdited, cases }) => isEdited || cases.length > 0)
  return { ...found, properties: homes.length, accounts, touched }
}

/** Names what was listed: what is asked about has not changed where it is the same later. */
export const listedMark = ({ touched }: Demo): string =>
  createHash('sha256').update(JSON.stringify(touched)).digest('base64url').slice(0, 16)
