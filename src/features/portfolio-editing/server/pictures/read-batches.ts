import { z } from 'zod'
import type { PropertyId } from '../../../../domain/portfolio/property.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatWhen } from '../../../../domain/time/format-moment.ts'
import { keyColumn, propertyId } from '../../../../platform/database/columns.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { findRow, queryRows } from '../../../../platform/database/query.ts'
import type { StaffRequest } from '../../../workspace/server/staff-request.ts'
import { archiveProblems, pictureProblems } from '../../pictures.words.ts'
import { type PictureProblem, pictureProblem, pictureState, readHomes } from './batches.ts'
import { sortPictures, stemOf } from './match-pictures.ts'

type Deps = { database: Pick<Database, 'pool'> }

/** A batch in the list of the newest. */
export interface BatchLine {
  id: string
  at: string
  by: string | null
  source: 'upload' | 'import'
  state: 'arriving' | 'ready' | 'added' | 'undone'
  counts: BatchCounts
}

interface BatchCounts {
  all: number
  /** Those that are still to be taken in. */
  waiting: number
  failed: number
  /** Those that the next press adds, and to how many homes. */
  ready: number
  readyHomes: number
  added: number
  addedHomes: number
  left: number
}

/** Pictures without a home that belong together by their names. */
export interface GroupToPlace {
  stem: string
  count: number
  /** The keys of some of them. */
  keys: string[]
  fits: HomeName[]
}

export interface HomeName {
  value: PropertyId
  label: string
}

/** A home and the pictures that it is to get, or has got. */
export interface HomePictures {
  id: PropertyId
  title: string
  note: string
  pictures: { key: string; name: string }[]
}

export interface BatchView extends BatchLine {
  archives: { name: string; problem: string | null; isOpened: boolean }[]
  toPlace: GroupToPlace[]
  /** How many groups there are besides those that are shown. */
  moreToPlace: number
  failed: { name: string; problem: string }[]
  moreFailed: number
  mayTryAgain: boolean
  homes: HomePictures[]
  /** The names of all homes, for a field to choose from; empty where they are too many. */
  choices: HomeName[]
  page: number
  pages: number
}

export interface BatchesReader {
  newest(): Promise<BatchLine[]>
  read(id: string, page: number): Promise<BatchView | null>
}

const MAX_BATCHES = 20
const MAX_GROUPS = 50
const MAX_FAILED = 100
const HOMES_ON_PAGE = 40
const KEYS_OF_GROUP = 6
const MAX_CHOICES = 1000

const count = z.number()

const batchRow = z.object({
  id: z.string(),
  at: z.date(),
  by: z.string().nullable(),
  source: z.enum(['upload', 'import']),
  is_added: z.boolean(),
  is_undone: z.boolean(),
  arriving: z.boolean(),
  all: count,
  waiting: count,
  failed: count,
  ready: count,
  readyHomes: count,
  added: count,
  addedHomes: count,
  left: count,
})

const IS_READY = `state = 'taken' and not added and not is_left and property_id is not null`

const selectBatches = `
  select batch.id::text, batch.at, staff.name as by, source, added_at is not null as is_added, undone_at is not null as is_undone,
    exists (select from picture_archives where batch_id = batch.id and state in ('arriving', 'arrived', 'listed')) as arriving,
    counts.*
  from picture_batches batch left join staff on staff.id = batch.staff_id, lateral (
    select count(*)::int as all, (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where ${IS_READY}))::int as ready,
      (count(distinct property_id) filter (where ${IS_READY}))::int as "readyHomes",
      (count(*) filter (where added))::int as added,
      (count(distinct property_id) filter (where added))::int as "addedHomes",
      (count(*) filter (where is_left))::int as left
    from batch_pictures where batch_id = batch.id) counts`

function lineOf(row: z.output<typeof batchRow>, now: Date): BatchLine {
  const { id, by, source, at, is_added, is_undone, arriving, ...counts } = row
  const state =
    arriving || counts.waiting > 0 ? 'arriving' : is_undone ? 'undone' : is_added ? 'added' : 'ready'
  return { id, by, source, state, at: formatWhen(at, now, staffLanguage), counts }
}

export function batchesReader(
  { database: { pool } }: Deps,
  { needs, context: { now } }: Pick<StaffRequest, 'needs'> & { context: { now: Date } },
): BatchesReader {
  return {
    async newest() {
      needs('edit-portfolio')
      const rows = await queryRows(
        pool,
        batchRow,
        `${selectBatches} order by batch.at desc limit ${MAX_BATCHES}`,
      )
      return rows.map((row) => lineOf(row, now))
    },
    async read(id, page) {
      needs('edit-portfolio')
      const row = await findRow(pool, batchRow, `${selectBatches} where batch.id::text = $1`, [id])
      return row && readBatch(pool, lineOf(row, now), page)
    },
  }
}

const archiveRow = z.object({
  name: z.string(),
  state: z.string(),
  problem: keyColumn(archiveProblems).nullable(),
})

const pictureRow = z.object({
  name: z.string(),
  state: pictureState,
  problem: pictureProblem.nullable(),
  property: propertyId.nullable(),
  fits: z.array(propertyId),
  is_left: z.boolean(),
  key: z.string().nullable(),
})

type PictureRow = z.output<typeof pictureRow>

async function readBatch(pool: Database['pool'], line: BatchLine, asked: number): Promise<BatchView> {
  const [archives, rows, homes] = await Promise.all([
    queryRows(
      pool,
      archiveRow,
      'select name, state, problem from picture_archives where batch_id = $1 order by name',
      [line.id],
    ),
    queryRows(
      pool,
      pictureRow,
      `select name, state, problem, property_id::text as property, fits::text[], is_left, key from batch_pictures
       left join pictures on pictures.url = batch_pictures.url where batch_id = $1 order by id`,
      [line.id],
    ),
    readHomes(pool),
  ])
  const byId = new Map(homes.map((home) => [home.id, home]))
  const nameOf = (value: PropertyId): HomeName => {
    const { title = '', location = '' } = byId.get(value) ?? {}
    return { value, label: [title, location].filter(Boolean).join(', ') }
  }
  const failed = rows.flatMap(({ name, problem }) => (problem ? [{ name, problem }] : []))
  const groups = groupsToPlace(rows, nameOf)
  const placed = Map.groupBy(
    rows.filter(({ state, is_left }) => state !== 'failed' && !is_left),
    ({ property }) => property,
  )
  const all = [...placed].flatMap(([id, pictures]) => {
    const home = id && byId.get(id)
    return home ? [{ id, title: home.title, note: home.location, pictures: shownOf(pictures) }] : []
  })
  all.sort((one, other) => one.title.localeCompare(other.title, 'nb', { numeric: true }))
  const pages = Math.max(1, Math.ceil(all.length / HOMES_ON_PAGE))
  const page = Math.min(asked, pages)
  return {
    ...line,
    archives: archives.map(({ name, state, problem }) => ({
      name,
      problem: problem && archiveProblems[problem],
      isOpened: state !== 'arriving' && state !== 'arrived',
    })),
    toPlace: groups.slice(0, MAX_GROUPS),
    moreToPlace: Math.max(0, groups.length - MAX_GROUPS),
    failed: failed
      .slice(0, MAX_FAILED)
      .map(({ name, problem }) => ({ name, problem: pictureProblems[problem] })),
    moreFailed: Math.max(0, failed.length - MAX_FAILED),
    mayTryAgain: line.source === 'import' && failed.some(({ problem }) => triedAgain.has(problem)),
    homes: all.slice((page - 1) * HOMES_ON_PAGE, page * HOMES_ON_PAGE),
    choices: groups.length > 0 && homes.length <= MAX_CHOICES ? homes.map(({ id }) => nameOf(id)) : [],
    page,
    pages,
  }
}

/** What may go well at another try, with nothing new from the staff. */
const triedAgain: ReadonlySet<PictureProblem> = new Set(['web', 'host', 'failed'])

const shownOf = (pictures: readonly PictureRow[]) =>
  sortPictures(pictures).flatMap(({ key, name }) => (key ? [{ key, name }] : []))

function groupsToPlace(rows: readonly PictureRow[], nameOf: (id: PropertyId) => HomeName): GroupToPlace[] {
  const homeless = rows.filter(
    ({ property, is_left, state }) => property === null && !is_left && state !== 'failed',
  )
  return [...Map.groupBy(homeless, ({ name }) => stemOf(name))].map(([stem, pictures]) => ({
    stem,
    count: pictures.length,
    keys: pictures.flatMap(({ key }) => key ?? []).slice(0, KEYS_OF_GROUP),
    fits: [...new Set(pictures.flatMap(({ fits }) => fits))].map(nameOf),
  }))
}
