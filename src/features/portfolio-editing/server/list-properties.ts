import type { Pool } from 'pg'
import { z } from 'zod'
import type { ListPosition } from '../../../domain/lists/list-position.ts'
import type { Picture } from '../../../domain/portfolio/picture.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { keysOf, recordOf } from '../../../domain/records.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { type IsoDate, osloDate } from '../../../domain/time/calendar.ts'
import { formatWhen } from '../../../domain/time/format-moment.ts'
import { categoryType, isoDateColumn, propertyId } from '../../../platform/database/columns.ts'
import { queryRow, queryRows } from '../../../platform/database/query.ts'
import { cardPicture, pictureColumn } from '../../portfolio-browsing/server/picture-columns.ts'
import { shownRent } from '../../portfolio-browsing/server/rent-facts.ts'
import { toShownVacancy } from '../../portfolio-browsing/server/vacancy-view.ts'
import type { ShownVacancy } from '../../portfolio-browsing/server/views.ts'
import {
  type ListFilter,
  type ListOrder,
  listFilters,
  PROPERTIES_PER_PAGE,
  type PropertyListQuery,
} from '../property-list.ts'
import { allOf, conditionOf, narrowings, Values } from './property-conditions.ts'
import { type VersionState, versionState } from './versions.ts'

/** The state of a property: published, draft, scheduled, archived, or published with unpublished changes. */
export type PublicationState = 'published' | 'changed' | 'draft' | 'scheduled' | 'archived'

export interface PropertyLine {
  id: PropertyId
  title: string
  type: string
  location: string
  /** «12 500 kr/mnd». */
  rent: string | null
  /** Kroner a month. */
  price: number | null
  vacancy: ShownVacancy | null
  standing: PublicationState
  picture: Picture | null
  /** What it lacks. */
  lacks: Lack[]
  changedAt: string
}

type Lack = (typeof listFilters)['lack'][number]

/** A value of a filter that comes from data, and how many homes it would find. */
interface CountedTown {
  town: string
  count: number
}

/** A page of the list, and what it is a page of. */
export interface PropertyPage {
  query: PropertyListQuery
  lines: PropertyLine[]
  isMore: boolean
  /** Where the pages beside it begin and end. */
  beside: Record<'earlier' | 'later', Pick<PropertyListQuery, 'page' | 'position'>>
  /** How many properties the search finds. */
  count: number
  /** How many each value of a filter would find, beside the other filters. */
  counts: { [F in keyof typeof listFilters]: Record<(typeof listFilters)[F][number], number> }
  towns: CountedTown[]
  /** The newest version of all properties: a bulk action leaves alone what has changed since. */
  snapshot: string
}

/** The columns of an order. They end with the id, so that no two lines are equal. */
const columnsOf: Record<ListOrder, { columns: readonly string[]; isDescending?: true }> = {
  tittel: { columns: ['title', 'id'] },
  sted: { columns: ['city', 'title', 'id'] },
  // Those without a rent stand last.
  'lavest-leie': { columns: ["coalesce(price, 'infinity')", 'id'] },
  'hoyest-leie': { columns: ['coalesce(price, -1)', 'id'], isDescending: true },
  endret: { columns: ['changed_at', 'id'], isDescending: true },
}

const listedProperty = z.object({
  id: propertyId,
  state: versionState,
  on_site: z.boolean(),
  title: z.string(),
  type: categoryType,
  location: z.string(),
  price: z.number().nullable(),
  season_rent: z.number().nullable(),
  status: z.string().nullable(),
  available_from: isoDateColumn.nullable(),
  changed_at: z.date(),
  picture: cardPicture,
  lacks_picture: z.boolean(),
  lacks_energy: z.boolean(),
})

/** A page of the properties that a search finds, archived ones and drafts included. */
export async function listProperties(pool: Pool, asked: PropertyListQuery, now: Date): Promise<PropertyPage> {
  const today = osloDate(now)
  const [rows, { towns, snapshot, ...counted }] = await Promise.all([
    selectLines(pool, asked, today),
    countLines(pool, asked, today),
  ])
  // The line that the page began at is gone, or there are fewer than there were.
  if (rows.length === 0 && (asked.position || asked.page > 1))
    return listProperties(pool, { ...asked, page: 1, position: null }, now)
  const isBefore = asked.position?.side === 'before'
  const shown = isBefore ? rows.slice(-PROPERTIES_PER_PAGE) : rows.slice(0, PROPERTIES_PER_PAGE)
  const query = isBefore && rows.length <= PROPERTIES_PER_PAGE ? { ...asked, page: 1, position: null } : asked
  return {
    query,
    lines: shown.map((row) => lineOf(row, now)),
    isMore: isBefore || rows.length > PROPERTIES_PER_PAGE,
    beside: besidePages(query, shown),
    ...counted,
    towns,
    snapshot,
  }
}

/** The ids of the first properties that a search finds. */
export function selectPropertyIds(
  pool: Pool,
  query: PropertyListQuery,
  limit: number,
  now: Date,
): Promise<PropertyId[]> {
  const values = new Values()
  const where = allOf(Object.values(narrowings(values, query, osloDate(now))))
  return queryRows(
    pool,
    propertyId,
    `select id from property_lines where ${where} order by ${orderBy(query.order)} limit ${values.add(limit)}`,
    values.all,
  )
}

/** SQL for an order, or for its opposite. */
function orderBy(order: ListOrder, isBackward = false): string {
  const { columns, isDescending = false } = columnsOf[order]
  return columns.map((column) => `${column} ${isDescending === isBackward ? 'asc' : 'desc'}`).join(', ')
}

/** SQL for the lines on one side of a position. */
function beyond(values: Values, order: ListOrder, { side, key }: ListPosition): string {
  const { columns, isDescending = false } = columnsOf[order]
  const row = columns.join(', ')
  const sign = (side === 'after') === isDescending ? '<' : '>'
  return `(${row}) ${sign} (select ${row} from property_lines where id = ${values.add(key.at(-1))}::uuid)`
}

/** The lines of a page, and one of the next. */
function selectLines(pool: Pool, { order, position, page, ...query }: PropertyListQuery, today: IsoDate) {
  const values = new Values()
  const parts = Object.values(narrowings(values, query, today))
  if (position) parts.push(beyond(values, order, position))
  const offset = position ? 0 : (page - 1) * PROPERTIES_PER_PAGE
  const lacks = (value: Lack) => conditionOf(values, 'lack', value, today)
  return queryRows(
    pool,
    listedProperty,
    `with page as (
       select * from property_lines where ${allOf(parts)}
       order by ${orderBy(order, position?.side === 'before')} limit ${PROPERTIES_PER_PAGE + 1} offset ${values.add(offset)})
     select id, state, on_site, title, type, location, price, season_rent, status, available_from::text, changed_at,
       (select ${pictureColumn} from pictures where url = page.picture) as picture,
       ${lacks('bilde')} as lacks_picture, ${lacks('energiklasse')} as lacks_energy
     from page order by ${orderBy(order)}`,
    values.all,
  )
}

const countedLines = z.object({
  counts: z.record(z.string(), z.number()),
  count: z.number(),
  snapshot: z.string(),
})
const countedTown = z.object({ town: z.string(), count: z.number() })

/** How many a search finds, and would find with each value of each filter. */
async function countLines(pool: Pool, query: PropertyListQuery, today: IsoDate) {
  const values = new Values()
  const { text = 'true', ...parts } = narrowings(values, query, today)
  const without = (filter: string) =>
    allOf(Object.entries(parts).flatMap(([name, condition]) => (name === filter ? [] : [condition])))
  const options = keysOf(listFilters).flatMap((filter) =>
    listFilters[filter].map((value) => {
      const condition = allOf([without(filter), conditionOf(values, filter, value, today)])
      return `'${filter} ${value}', count(*) filter (where ${condition})`
    }),
  )
  const towns = new Values()
  const ofTowns = narrowings(towns, { ...query, town: null }, today)
  const [row, byTown] = await Promise.all([
    queryRow(
      pool,
      countedLines,
      `select json_build_object(${options.join(', ')}) as counts, (count(*) filter (where ${allOf(Object.values(parts))}))::int as count,
         (select coalesce(max(id), 0)::text from property_versions) as snapshot
       from property_lines where ${text}`,
      values.all,
    ),
    queryRows(
      pool,
      countedTown,
      `select city as town, count(*)::int from property_lines where ${allOf(Object.values(ofTowns))} group by city order by city`,
      towns.all,
    ),
  ])
  const counts = <F extends ListFilter>(filter: F) =>
    recordOf(listFilters[filter], (value) => row.counts[`${filter} ${value}`] ?? 0)
  return {
    count: row.count,
    snapshot: row.snapshot,
    towns: byTown,
    counts: {
      type: counts('type'),
      availability: counts('availability'),
      standing: counts('standing'),
      lack: counts('lack'),
    },
  }
}

function lineOf(row: z.output<typeof listedProperty>, now: Date): PropertyLine {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    location: row.location,
    rent: shownRent(row, staffLanguage),
    price: row.price,
    vacancy: toShownVacancy(row, osloDate(now), staffLanguage),
    standing: publicationStateOf(row.state, row.on_site),
    picture: row.picture,
    lacks: [
      ...(row.lacks_picture ? (['bilde'] as const) : []),
      ...(row.lacks_energy ? (['energiklasse'] as const) : []),
    ],
    changedAt: formatWhen(row.changed_at, now, staffLanguage),
  }
}

export function publicationStateOf(state: VersionState | null, onSite: boolean): PublicationState {
  if (state === null || state === 'published') return onSite ? 'published' : 'archived'
  if (state === 'draft' && onSite) return 'changed'
  return state
}

/** Where the pages beside a page end and begin. */
function besidePages({ page }: PropertyListQuery, shown: readonly { id: string }[]): PropertyPage['beside'] {
  const [first, last] = [shown[0]?.id, shown.at(-1)?.id]
  const at = (side: ListPosition['side'], id: string | undefined) => (id ? { side, key: [id] } : null)
  return {
    earlier: page <= 2 ? { page: 1, position: null } : { page: page - 1, position: at('before', first) },
    later: { page: page + 1, position: at('after', last) },
  }
}
