import { z } from 'zod'
import type { CaseStatus } from '../../../domain/cases/case-status.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatDate } from '../../../domain/time/format-moment.ts'
import { textIn } from '../../../forms/engine/field-rules.ts'
import { fieldOf } from '../../../forms/engine/form.ts'
import { caseReferenceColumn, caseStatus } from '../../../platform/database/columns.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findRow, queryRows } from '../../../platform/database/query.ts'
import type { SecretKey } from '../../../platform/secrets/secret-key.ts'
import { type Entrance, entranceOf, parseEntrance } from '../../buildings/entrance.ts'
import { nameOfFlat } from '../../buildings/flat.ts'
import { type BuildingPicture, readBuildingPictures } from '../../buildings/server/read-building-pictures.ts'
import {
  type Building,
  hasInAddress,
  isOfPortfolio,
  readBuilding,
} from '../../buildings/server/read-buildings.ts'
import { readNewestEventId } from '../../cases/server/events/read-case-events.ts'
import { accessKeys, isVisibleTo } from '../../cases/server/reading.ts'
import { storedAnswers } from '../../cases/server/store/stored-answers.ts'
import { findForm } from '../../form-catalogue/catalogue.ts'
import { formatSnapshot } from '../../inbox/list-snapshot.ts'
import { excerptOf } from '../../inbox/server/list/inbox-line.ts'
import { cardPicture, mainPicture, pictureColumn } from '../../portfolio-browsing/server/picture-columns.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { buildingTexts } from '../building.words.ts'

const BUILDINGS_PER_PAGE = 50
const MAX_OPEN = 100
const MAX_HOMES = 200

export interface BuildingLine {
  id: string
  address: string
  town: string
  homes: number
  /** Of those that the staff member reads. */
  open: number
}

export interface CaseAtBuilding {
  reference: string
  /** Its form, and what it is about. */
  name: string
  sender: string | null
  /** When it was sent, or closed. */
  day: string
  status: CaseStatus
  flat: string | null
  isSuggested: boolean
  /** What it says, in one line. */
  excerpt: string
}

export interface BuildingPage {
  building: Building
  /** Tells whether it was changed since. */
  version: string
  pictures: BuildingPicture[]
  homes: z.output<typeof home>[]
  areHomesCut: boolean
  /** Open cases by entrance and flat, those of the whole building first. */
  groups: { name: string; cases: CaseAtBuilding[] }[]
  areCasesCut: boolean
  /** Open cases that are certainly here, of the same form about the same, two or more of each. */
  alike: { name: string; cases: CaseAtBuilding[] }[]
  /** Whether the staff member may merge alike ones. */
  canMerge: boolean
  closed: CaseAtBuilding[]
  /** For an answer to alike ones: it leaves alone what has changed since. */
  snapshot: string
}

export interface BuildingsReader {
  list(text: string, page: number): Promise<{ buildings: BuildingLine[]; pages: number }>
  /** Null where there is no such building. */
  read(id: string): Promise<BuildingPage | null>
}

/** SQL for what tells one state of a building from the next. */
export const buildingVersion = '(extract(epoch from changed_at) * 1000000)::bigint::text'

const line = z.object({
  id: z.uuid(),
  address: z.string(),
  town: z.string(),
  homes: z.number(),
  open: z.number(),
  total: z.number(),
})
const versioned = z.object({ version: z.string() })
const home = z.object({ id: z.string(), title: z.string(), picture: cardPicture })
const placedCase = z.object({
  reference: caseReferenceColumn,
  form: z.string(),
  answers: storedAnswers,
  sender: z.string().nullable(),
  at: z.date(),
  status: caseStatus,
  flat: z.string().nullable(),
  concerns: z.enum(['home', 'elsewhere', 'building']),
  isSuggested: z.boolean(),
})
type PlacedCase = z.output<typeof placedCase>

const underWay = { where: 'closed_at is null', at: 'sent_at', limit: MAX_OPEN + 1 }
const ended = { where: 'closed_at is not null', at: 'closed_at', limit: 20 }

/** Reads the buildings, with the cases there that the staff member reads. */
export function buildingsReader(
  { database: { pool }, secret }: { database: Pick<Database, 'pool'>; secret: SecretKey },
  { staff, needs, may, context: { now } }: StaffRequest,
): BuildingsReader {
  const keys = accessKeys(staff.role)
  const readCases = (id: string, { where, at, limit }: typeof ended) =>
    queryRows(
      pool,
      placedCase,
      `select reference, form, answers, sender_name as sender, ${at} as at, status, flat, concerns,
         building_match = 'suggested' as "isSuggested"
       from cases where building_id = $1 and merged_into is null and quarantine is null and ${where} and ${isVisibleTo('$2')}
       order by at desc limit ${limit}`,
      [id, keys],
    )
  return {
    async list(text, page) {
      needs('read-cases')
      const rows = await queryRows(
        pool,
        line,
        `select id, address, town, count(*) over ()::int as total,
           (select count(*)::int from properties where building_id = buildings.id) as homes,
           (select count(*)::int from cases where building_id = buildings.id and closed_at is null and merged_into is null
              and quarantine is null and ${isVisibleTo('$2')}) as open
         from buildings where ${isOfPortfolio} and ${hasInAddress('$1')}
         order by town, address, id limit ${BUILDINGS_PER_PAGE} offset $3`,
        [text.trim(), keys, (page - 1) * BUILDINGS_PER_PAGE],
      )
      const pages = Math.max(1, Math.ceil((rows[0]?.total ?? 0) / BUILDINGS_PER_PAGE))
      return { buildings: rows.map(({ total, ...each }) => each), pages }
    },
    async read(id) {
      needs('read-cases')
      if (!z.uuid().safeParse(id).success) return null
      // Both are read first: what changes meanwhile is then not overwritten, and not answered, unseen.
      const seen = await findRow(
        pool,
        versioned,
        `select ${buildingVersion} as version from buildings where id = $1`,
        [id],
      )
      const snapshot = formatSnapshot({ lastEvent: await readNewestEventId(pool), at: now })
      const building = await readBuilding(pool, id)
      if (!seen || !building) return null
      const [pictures, homes, found, closed] = await Promise.all([
        readBuildingPictures(pool, secret, { building: id, now }),
        queryRows(
          pool,
          home,
          `select id, title, (select ${pictureColumn} from pictures where url = ${mainPicture}) as picture
           from properties where building_id = $1 order by title collate "nb-x-icu" limit ${MAX_HOMES + 1}`,
          [id],
        ),
        readCases(id, underWay),
        readCases(id, ended),
      ])
      const open = found.slice(0, MAX_OPEN)
      return {
        building,
        version: seen.version,
        pictures,
        homes: homes.slice(0, MAX_HOMES),
        areHomesCut: homes.length > MAX_HOMES,
        groups: groupByFlat(open, building.entrances),
        areCasesCut: found.length > MAX_OPEN,
        alike: groupAlike(open),
        canMerge: may('merge-cases'),
        closed: closed.map(showCase),
        snapshot,
      }
    },
  }
}

/** What a case is about, in the words of its form. */
function kindOf({ form, answers }: PlacedCase): string | null {
  const found = findForm(form)
  const name = found?.caseFields.kind
  const field = found && name ? fieldOf(found, name) : undefined
  if (!name || !field || !('options' in field)) return null
  const value = textIn(answers, name)
  return field.options.find((option) => option.value === value)?.label ?? null
}

const nameOf = (row: PlacedCase): string =>
  [findForm(row.form)?.name ?? row.form, kindOf(row)].filter(Boolean).join(', ')

const showCase = (row: PlacedCase): CaseAtBuilding => ({
  reference: row.reference,
  name: nameOf(row),
  sender: row.sender,
  day: formatDate(row.at, staffLanguage),
  status: row.status,
  flat: row.flat && nameOfFlat(row.flat),
  isSuggested: row.isSuggested,
  excerpt: excerptOf({ form: row.form, answers: row.answers, news: null }),
})

/** The building as a whole first, then by entrance and flat, then flats of no known entrance, and those without a flat. */
function groupByFlat(cases: readonly PlacedCase[], entranceLines: readonly string[]): BuildingPage['groups'] {
  const entrances = entranceLines.map(parseEntrance)
  const placed = cases.map((each) => ({ each, ...placeOf(each, entrances) }))
  return [...Map.groupBy(placed, ({ name }) => name)]
    .map(([name, group]) => ({
      name,
      rank: group[0]?.rank ?? 0,
      cases: group.map(({ each }) => showCase(each)),
    }))
    .toSorted(
      (one, other) => one.rank - other.rank || one.name.localeCompare(other.name, 'nb', { numeric: true }),
    )
    .map(({ name, cases: shown }) => ({ name, cases: shown }))
}

function placeOf(
  { concerns, flat }: PlacedCase,
  entrances: readonly Entrance[],
): { name: string; rank: number } {
  if (concerns === 'building') return { name: buildingTexts.wholeBuilding, rank: 0 }
  if (flat === null) return { name: buildingTexts.withoutFlat, rank: 3 }
  const entrance = entranceOf(flat, entrances)
  return { name: buildingTexts.flat(nameOfFlat(flat), entrance), rank: entrance ? 1 : 2 }
}

/** A case without a kind is like no other, and one whose building is suggested may be elsewhere. */
function groupAlike(cases: readonly PlacedCase[]): BuildingPage['alike'] {
  const sure = cases.filter((each) => !each.isSuggested && kindOf(each) !== null)
  return [...Map.groupBy(sure, nameOf)]
    .filter(([, group]) => group.length > 1)
    .map(([name, group]) => ({ name, cases: group.map(showCase) }))
}
