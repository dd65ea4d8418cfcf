import type { Pool } from 'pg'
import { inboxPath, laneQuery, senderPath } from '../../../../domain/cases/inbox.ts'
import { may } from '../../../../domain/people/permissions.ts'
import { cleanText } from '../../../../domain/text/clean-text.ts'
import { findProperties } from '../../../portfolio-editing/server/find-properties.ts'
import { finderTexts } from '../../finder.words.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { hideNumbersFrom } from '../case/hide-numbers.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { findCasesWith } from './find-cases.ts'
import { firstWithCases, meaningsOf } from './meant-text.ts'

/** What is found in one place of the workspace: where it is, its name and what it is. */
export interface FoundWork {
  href: string
  title: string
  note: string
}

export interface FoundInWorkspace {
  cases: FoundWork[]
  persons: FoundWork[]
  properties: FoundWork[]
  /** What the text was taken to mean, where nothing has it; null where these have it as it is typed. */
  meant: string | null
}

/** As many of each kind as are read at a glance. */
const LIMIT = 6

/** The longest text that is looked for. */
const MAX_CHARACTERS = 100

/**
 * A few cases, persons and properties that match what a staff member types, and the inbox's search where there may be more
 * cases. What their role may not read is not looked for.
 */
export async function findWork(
  { database: { pool } }: Pick<CaseworkDeps, 'database'>,
  staff: Caseworker,
  typed: string,
  now: Date,
): Promise<FoundInWorkspace> {
  const written = cleanText(typed).slice(0, MAX_CHARACTERS)
  const asTyped = await findWith(pool, staff, written, now)
  const meant = asTyped.isEmpty ? await meantOf(pool, staff, written) : null
  const text = meant ?? written
  const { cases, persons, properties } = meant === null ? asTyped : await findWith(pool, staff, meant, now)
  const mayRead = may(staff.role, 'read-portfolio')
  const found = hideNumbersFrom(staff, {
    meant,
    cases: cases.map(({ reference, formName, sender, place, status, mergedInto }) => ({
      href: `/saker/${reference}`,
      title: `${formName} · ${sender}`,
      note: [reference, place, mergedInto ? inboxTexts.mergedInto(mergedInto) : inboxTexts.statuses[status]]
        .filter(Boolean)
        .join(' · '),
    })),
    persons: persons.map(({ name, contact, reference, cases }) => ({
      href: senderPath(reference),
      title: name,
      note: `${contact} · ${inboxTexts.found(cases, false)}`,
    })),
    properties: properties.map(({ id, title, note }) => ({
      href: mayRead ? `/intern/eiendommer/${id}` : inboxPath(laneQuery('alle', { property: id })),
      title,
      note,
    })),
  })
  if (cases.length < LIMIT) return found
  const all = { href: inboxPath(laneQuery('alle', { text })), title: finderTexts.allCases(text), note: '' }
  return { ...found, cases: [...found.cases, all] }
}

/** What has a text as it is. */
async function findWith(pool: Pool, staff: Caseworker, text: string, now: Date) {
  const [{ cases, persons }, properties] = await Promise.all([
    may(staff.role, 'read-cases') ? findCasesWith(pool, staff, text, LIMIT, now) : { cases: [], persons: [] },
    findProperties(pool, text, LIMIT),
  ])
  return { cases, persons, properties, isEmpty: cases.length + persons.length + properties.length === 0 }
}

/** What a text without a match meant: what a case has, else what a property has; null where there is none. */
async function meantOf(pool: Pool, staff: Caseworker, text: string): Promise<string | null> {
  const meanings = await meaningsOf(pool, text)
  const ofCases = may(staff.role, 'read-cases') ? await firstWithCases(pool, staff, meanings) : null
  if (ofCases !== null) return ofCases
  for (const meaning of meanings) if ((await findProperties(pool, meaning, 1)).length > 0) return meaning
  return null
}
