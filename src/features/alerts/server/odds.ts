import type { Pool } from 'pg'
import { z } from 'zod'
import { queryRows } from '../../../platform/database/query.ts'
import { type Filters, writeListAddress } from '../../portfolio-browsing/filters/filters.ts'
import type { HomeTraits } from '../../portfolio-browsing/filters/home-facts.ts'
import { filterTest } from '../../portfolio-browsing/filters/passes-filters.ts'
import { AlertIndex } from '../alert-index.ts'
import { type ActiveAlert, readActiveAlerts, type SameFilters } from './active-alerts.ts'
import type { KnownVacancy } from './known-vacancy.ts'
import { storedTraits } from './stored-traits.ts'

const DAY = 86_400_000
const YEAR_DAYS = 365

/** Less history than this says nothing. */
const MIN_DAYS = 90

/** What was vacant when the record began has not become vacant then: its first day does not count. */
const FIRST_DAY = DAY

/** How long what was read is used for. */
const FRESH_MS = 60_000

/** Of how many of the homes that pass some filters it is asked who waits for them. */
const MAX_SAMPLE = 200

/** How often homes with some filters have become vacant, and how many wait for one. */
export interface Odds {
  /** Null where the record is too short to say. */
  became: { count: number; days: number } | null
  /** How many subscribers ask for the same, or would be told of a home that has passed the filters; besides one of them. */
  others: number
}

export interface AlertStatistics {
  odds(filters: Filters, now: Date, besides?: string): Promise<Odds>
  /** How many homes with some filters are vacant, and have become so. */
  supply(filters: Filters, now: Date): Promise<{ vacant: number; became: Odds['became'] }>
  /** How many subscribers would be told of a home. */
  waitingFor(home: HomeTraits, now: Date): Promise<number>
  /** How many are told of a vacant home: who waits for it, and neither was told of the vacancy nor was fit by it before. */
  toldOf(home: HomeTraits, known: KnownVacancy | null, now: Date): Promise<number>
}

interface Known {
  vacancies: readonly { traits: HomeTraits; beganAt: number; isOver: boolean }[]
  /** Whether all of them say of which kinds their homes are: those from before kinds were known do not. */
  haveKinds: boolean
  /** When the record of vacancies began. */
  since: number | null
  alerts: AlertIndex<ActiveAlert>
  /** The subscribers who ask for the same, whenever it is vacant, by the list's query. */
  same: ReadonlyMap<string, readonly string[]>
}

/** Counts from what was recorded; reads it at most once a minute. */
export function createAlertStatistics(pool: Pool): AlertStatistics {
  let known: Promise<Known> | null = null
  let readAt = Number.NEGATIVE_INFINITY
  const current = (now: Date): Promise<Known> => {
    if (known && Math.abs(now.getTime() - readAt) < FRESH_MS) return known
    readAt = now.getTime()
    known = read(pool, now)
    known.catch(() => {
      known = null
    })
    return known
  }
  return {
    async odds(filters, now, besides) {
      const { vacancies, haveKinds, since, alerts, same } = await current(now)
      const such = suchIn(vacancies, filters)
      const others = new Set(same.get(writeListAddress(timeless(filters)).toString()))
      for (const { traits } of such.slice(-MAX_SAMPLE))
        for (const id of subscribersOf(alerts, asVacant(traits))) others.add(id)
      if (besides) others.delete(besides)
      const isCounted = haveKinds || filters.asked.slag === undefined
      return { became: isCounted ? becameVacant(such, since, now) : null, others: others.size }
    },
    async supply(filters, now) {
      const { vacancies, since } = await current(now)
      const such = suchIn(vacancies, filters)
      return {
        vacant: such.filter(({ isOver }) => !isOver).length,
        became: becameVacant(such, since, now),
      }
    },
    async waitingFor(home, now) {
      const { alerts } = await current(now)
      return new Set(subscribersOf(alerts, asVacant(home))).size
    },
    async toldOf(home, known, now) {
      const { alerts } = await current(now)
      const before = known?.matchedTraits ? subscribersOf(alerts, known.matchedTraits) : []
      const knowing = new Set([...before, ...(known?.told ?? [])])
      return new Set(subscribersOf(alerts, home).filter((subscriber) => !knowing.has(subscriber))).size
    },
  }
}

/** The vacancies of homes that pass some filters, whenever they are vacant. */
const suchIn = (vacancies: Known['vacancies'], filters: Filters): Known['vacancies'] => {
  const passes = filterTest(timeless(filters))
  return vacancies.filter(({ traits }) => passes(asVacant(traits)))
}

function becameVacant(such: Known['vacancies'], since: number | null, now: Date): Odds['became'] {
  if (since === null) return null
  const counted = since + FIRST_DAY
  const days = Math.min(YEAR_DAYS, Math.floor((now.getTime() - counted) / DAY))
  if (days < MIN_DAYS) return null
  const from = Math.max(counted, now.getTime() - YEAR_DAYS * DAY)
  return { count: such.filter(({ beganAt }) => beganAt >= from).length, days }
}

const subscribersOf = (alerts: AlertIndex<ActiveAlert>, home: HomeTraits): string[] =>
  alerts.waitingFor(home).map(({ subscriberId }) => subscriberId)

/** A home as it is when it becomes vacant. */
const asVacant = (traits: HomeTraits): HomeTraits => ({ ...traits, vacancy: { kind: 'now' } })

/** The filters without those of the time: what is not vacant in time may become so. */
function timeless({ category, asked: { ledig: _now, fra: _from, ...asked } }: Filters): Filters {
  return { category, asked }
}

const recorded = z.object({
  traits: storedTraits,
  has_kinds: z.boolean(),
  began_at: z.date(),
  is_over: z.boolean(),
})
const beginning = z.object({ since: z.date().nullable() })

async function read(pool: Pool, now: Date): Promise<Known> {
  const [rows, [first], alerts] = await Promise.all([
    queryRows(
      pool,
      recorded,
      `select traits, traits ? 'kinds' as has_kinds, began_at, ended_at is not null as is_over from vacancies
       where began_at > $1::timestamptz - interval '${YEAR_DAYS} days' or ended_at is null order by vacancies.id`,
      [now],
    ),
    queryRows(pool, beginning, 'select min(began_at) as since from vacancies'),
    readActiveAlerts(pool, now),
  ])
  return {
    vacancies: rows.map(({ traits, began_at, is_over }) => ({
      traits,
      beganAt: began_at.getTime(),
      isOver: is_over,
    })),
    haveKinds: rows.every(({ has_kinds }) => has_kinds),
    since: first?.since?.getTime() ?? null,
    alerts: new AlertIndex(alerts),
    same: bySameWish(alerts),
  }
}

function bySameWish(alerts: readonly SameFilters[]): Map<string, string[]> {
  const same = new Map<string, string[]>()
  for (const [filters, waiting] of alerts) {
    const query = writeListAddress(timeless(filters)).toString()
    same.set(query, [...(same.get(query) ?? []), ...waiting.map(({ subscriberId }) => subscriberId)])
  }
  return same
}
