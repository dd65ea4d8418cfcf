import type { BuildTime } from './build-contender.ts'
import type { Page } from './contenders.ts'
import { costKey, type Encoding, type RequestCost, type RequestCosts } from './measure-requests.ts'
import type { MeasuredRow } from './table.ts'
import { type Visit, visitKey } from './visits.ts'

/** What was measured, each by the contender's name. */
export interface Measured {
  names: readonly string[]
  uncached: RequestCosts
  cached: RequestCosts
  visits: ReadonlyMap<string, Visit>
  builds: ReadonlyMap<string, BuildTime>
  idle: ReadonlyMap<string, number>
  underLoad: ReadonlyMap<string, number>
}

const pages = { list: '24 cards', property: 'property' } as const
const pageNames = ['list', 'property'] as const
const MICROSECONDS = 1_000_000

/** The rows of the table, from what was measured. */
export function rowsOf(measured: Measured): MeasuredRow[] {
  return [
    ...requestRowsOf(measured.names, measured.uncached, 'rendered per request'),
    ...requestRowsOf(measured.names, measured.cached, 'cached'),
    ...pageNames.flatMap((page) => visitRows(measured, page)),
    ...restRows(measured),
  ]
}

/** The rows of what requests cost. */
export const requestRowsOf = (names: readonly string[], costs: RequestCosts, how: How): MeasuredRow[] =>
  pageNames.flatMap((page) => requestRows(names, costs, page, how))

type How = 'rendered per request' | 'cached'

function requestRows(names: readonly string[], costs: RequestCosts, page: Page, how: How): MeasuredRow[] {
  const of = (encoding: Encoding, pick: (cost: RequestCost) => number) =>
    names.map((name) => {
      const cost = costs.get(costKey(name, page, encoding))
      return cost ? pick(cost) : Number.NaN
    })
  const sent = names.map((name) => costs.get(costKey(name, page, 'compressed'))?.encoding ?? '')
  const label = `${pages[page]}, ${how}`
  const both = ({ server, database }: RequestCost) => server + database
  const database = {
    label: `${label}: µs of PostgreSQL`,
    values: of('compressed', (cost) => cost.database),
  }
  return [
    { label: `${label}: µs of the server`, values: of('compressed', ({ server }) => server), notes: sent },
    ...(how === 'cached' ? [] : [database]),
    {
      label: `${label}: requests a core-second, PostgreSQL included`,
      values: of('compressed', (cost) => MICROSECONDS / both(cost)),
      isMoreBetter: true,
    },
    {
      label: `${label}, asked for plain bytes: µs of both`,
      values: of('plain', both),
    },
  ]
}

function visitRows({ names, visits }: Measured, page: Page): MeasuredRow[] {
  const of = (measure: keyof Visit) =>
    names.map((name) => visits.get(visitKey(name, page))?.[measure] ?? Number.NaN)
  const label = pages[page]
  return [
    { label: `${label}: HTML, kB as sent`, values: of('html'), digits: 1 },
    { label: `${label}: scripts, kB as sent`, values: of('scripts'), digits: 1 },
    { label: `${label}: all but pictures, kB as sent`, values: of('kilobytes'), digits: 1 },
    { label: `${label}: requests but for pictures`, values: of('requests') },
    { label: `${label}: LCP, ms`, values: of('lcp') },
    { label: `${label}: main thread blocked, ms`, values: of('blocking') },
  ]
}

function restRows({ names, builds, idle, underLoad }: Measured): MeasuredRow[] {
  const from = (values: ReadonlyMap<string, number>) => names.map((name) => values.get(name) ?? Number.NaN)
  const build = (pick: (time: BuildTime) => number) =>
    names.map((name) => {
      const time = builds.get(name)
      return time ? pick(time) : Number.NaN
    })
  return [
    { label: 'build: s of a processor', values: build((time) => time.processorSeconds), digits: 1 },
    { label: 'build: s on the clock', values: build((time) => time.seconds), digits: 1 },
    { label: 'memory after the first page, MB', values: from(idle) },
    { label: 'memory after the load, MB', values: from(underLoad) },
  ]
}
