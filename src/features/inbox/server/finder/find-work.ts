import { inboxPath, laneQuery, senderPath } from '../../../../domain/cases/inbox.ts'
import { may } from '../../../../domain/people/permissions.ts'
import { findProperties } from '../../../portfolio-editing/server/find-properties.ts'
import { finderTexts } from '../../finder.words.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { hideNumbersFrom } from '../case/hide-numbers.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { findCases } from './find-cases.ts'

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
  const text = typed.trim().slice(0, MAX_CHARACTERS)
  const mayRead = may(staff.role, 'read-portfolio')
  const [{ cases, persons }, properties] = await Promise.all([
    may(staff.role, 'read-cases') ? findCases(pool, staff, text, LIMIT, now) : { cases: [], persons: [] },
    findProperties(pool, text, LIMIT),
  ])
  const found = hideNumbersFrom(staff, {
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
