import type { PoolClient } from 'pg'
import { z } from 'zod'
import { osloDate } from '../../../domain/time/calendar.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { AlertDeps } from './deps.ts'
import { type HomeRef, readVacantHomes, type VacantHome } from './read-traits.ts'
import { homeKind, traitsAlone } from './stored-traits.ts'

/** How many changes are looked at in one transaction. */
const BATCH = 500

/** A home that is taken and free again within so many days has been free all the time, and no subscriber is told twice. */
export const SAME_VACANCY_DAYS = 30

const changedHome = z.object({ kind: homeKind, ref: z.string() })

/**
 * Records which homes have become vacant, have changed while they were, or are so no longer, from the changes that the
 * triggers of the portfolio have noted. Gives how many changes there were.
 */
export async function recordVacancies({ database }: Pick<AlertDeps, 'database'>, now: Date): Promise<number> {
  let recorded = 0
  for (;;) {
    const changes = await inTransaction(database.pool, (client) => recordBatch(client, now))
    recorded += changes
    if (changes < BATCH) return recorded
  }
}

async function recordBatch(client: PoolClient, now: Date): Promise<number> {
  const changes = await queryRows(
    client,
    changedHome,
    `delete from changed_homes where id in (
       select id from changed_homes order by id limit ${BATCH} for update skip locked)
     returning kind, ref`,
  )
  if (changes.length === 0) return 0
  await followLinks(client, changes)
  const homes = await withLinked(client, changes)
  const vacant = await readVacantHomes(client, homes, osloDate(now))
  await endVacancies(client, homes, vacant, now)
  await beginVacancies(client, vacant, now)
  return changes.length
}

/** An ad that staff have linked to a property was about that property all the time. */
async function followLinks(client: PoolClient, homes: readonly HomeRef[]): Promise<void> {
  await execute(
    client,
    `update vacancies set kind = 'property', ref = linked.property
     from (
       select distinct on (property_id) finn_properties.id as listing, property_id::text as property
       from finn_properties join properties on properties.id = property_id
       where finn_properties.id = any($1) order by property_id, finn_properties.id
     ) as linked
     where kind = 'listing' and ref = listing and ended_at is null
       and not exists (select from vacancies own where own.kind = 'property' and own.ref = property and own.ended_at is null)`,
    [homes.flatMap(({ kind, ref }) => (kind === 'listing' ? [ref] : []))],
  )
}

const linkedProperty = z.object({ ref: z.string() })

/** The homes, and the properties that the ads among them are linked to. */
async function withLinked(client: PoolClient, changes: readonly HomeRef[]): Promise<HomeRef[]> {
  const linked = await queryRows(
    client,
    linkedProperty,
    `select distinct property_id::text as ref from finn_properties where id = any($1) and property_id is not null`,
    [changes.flatMap(({ kind, ref }) => (kind === 'listing' ? [ref] : []))],
  )
  const homes = [...changes, ...linked.map(({ ref }) => ({ kind: 'property' as const, ref }))]
  return [...new Map(homes.map((home) => [`${home.kind} ${home.ref}`, home])).values()]
}

async function endVacancies(
  client: PoolClient,
  homes: readonly HomeRef[],
  vacant: readonly VacantHome[],
  now: Date,
): Promise<void> {
  const stillVacant = new Set(vacant.map(({ kind, ref }) => `${kind} ${ref}`))
  const ended = homes.filter(({ kind, ref }) => !stillVacant.has(`${kind} ${ref}`))
  await execute(
    client,
    `update vacancies set ended_at = $3 from unnest($1::text[], $2::text[]) as given (kind, ref)
     where vacancies.kind = given.kind and vacancies.ref = given.ref and ended_at is null`,
    [ended.map(({ kind }) => kind), ended.map(({ ref }) => ref), now],
  )
}

/** Opens a vacancy for each home, or keeps the one it has; what has changed is matched once more, for those it fits now. */
async function beginVacancies(client: PoolClient, vacant: readonly VacantHome[], now: Date): Promise<void> {
  const given = [
    vacant.map(({ kind }) => kind),
    vacant.map(({ ref }) => ref),
    vacant.map(({ traits }) => JSON.stringify(traitsAlone(traits))),
  ]
  const unnested = 'unnest($1::text[], $2::text[], $3::jsonb[]) as given (kind, ref, traits)'
  await execute(
    client,
    `update vacancies set ended_at = null, is_matched = false, matched_traits = null
     from ${unnested}
     where vacancies.id = (select max(id) from vacancies last where last.kind = given.kind and last.ref = given.ref)
       and ended_at > $4::timestamptz - make_interval(days => ${SAME_VACANCY_DAYS})`,
    [...given, now],
  )
  await execute(
    client,
    `update vacancies set traits = given.traits, is_matched = false
     from ${unnested}
     where vacancies.kind = given.kind and vacancies.ref = given.ref and ended_at is null
       and vacancies.traits <> given.traits`,
    given,
  )
  await execute(
    client,
    `insert into vacancies (kind, ref, began_at, traits) select kind, ref, $4, traits
     from ${unnested}
     on conflict (kind, ref) where ended_at is null do nothing`,
    [...given, now],
  )
}
