import type { Pool } from 'pg'
import { z } from 'zod'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatWhen } from '../../../../domain/time/format-moment.ts'
import { caseReferenceColumn } from '../../../../platform/database/columns.ts'
import { findRow, queryRows } from '../../../../platform/database/query.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import { storedAnswers } from '../../../cases/server/store/stored-answers.ts'
import { allForms, findForm } from '../../../form-catalogue/catalogue.ts'
import { type FoundCase, OTHER, THIS } from '../../case-results.ts'
import type { Caseworker } from '../caseworker.ts'
import { excerptOf } from '../list/inbox-line.ts'
import { caseQuery, caseSearchTerms } from '../list/search-terms.ts'
import { hideNumbersFrom } from './hide-numbers.ts'

/** As many as are read at a glance. */
const LIMIT = 6

/** The longest text that is looked for. */
const MAX_CHARACTERS = 100

/** The condition for an open case that may be merged. */
const mergeable = 'c.closed_at is null and c.merged_into is null and c.quarantine is null'

/** Which other cases are looked for: those to merge this one with, or all that are not linked to it. */
const wanted = {
  merge: `${mergeable} and c.form = any($5)`,
  link: `c.quarantine is null and not exists (
    select from case_links l where (l.case_id, l.other_id) in ((c.id, $4), ($4, c.id)))`,
}

const thisRow = z.object({
  id: z.string(),
  form: z.string(),
  sentAt: z.date(),
  isClosed: z.boolean(),
  isMergeable: z.boolean(),
})

const foundRow = z.object({
  reference: caseReferenceColumn,
  form: z.string(),
  answers: storedAnswers,
  sender: z.string().nullable(),
  address: z.string().nullable(),
  sentAt: z.date(),
  isClosed: z.boolean(),
  isMerged: z.boolean(),
})

/** The other cases that match what is typed, the newest first; none to merge with where this one is not open. */
export async function findOtherCases(
  pool: Pool,
  worker: Caseworker,
  {
    reference,
    typed,
    to,
    now,
  }: { reference: CaseReference; typed: string; to: keyof typeof wanted; now: Date },
): Promise<FoundCase[]> {
  const terms = caseSearchTerms(typed.trim().slice(0, MAX_CHARACTERS))
  if (!terms) return []
  const readable = accessKeys(worker.role)
  const here = await findRow(
    pool,
    thisRow,
    `select c.id, c.form, c.sent_at as "sentAt", c.closed_at is not null as "isClosed", ${mergeable} as "isMergeable"
     from cases c
     where c.reference = $1 and ${isVisibleTo('$2', 'c')}`,
    [reference, readable],
  )
  const prefix = here && findForm(here.form)?.prefix
  if (!here || !prefix || (to === 'merge' && !here.isMergeable)) return []
  const rows = await queryRows(
    pool,
    foundRow,
    `select c.reference, c.form, c.answers, c.sender_name as sender, c.address, c.sent_at as "sentAt",
       c.closed_at is not null as "isClosed", c.merged_into is not null as "isMerged"
     from cases c
     where c.search @@ ${caseQuery({ names: '$1', words: '$2' })} and ${wanted[to]} and ${isVisibleTo('$3', 'c')}
       and c.id <> $4
     order by c.sent_at desc, c.id limit ${LIMIT}`,
    [
      terms.names,
      terms.words,
      readable,
      here.id,
      ...(to === 'merge' ? [allForms.filter((form) => form.prefix === prefix).map(({ id }) => id)] : []),
    ],
  )
  return hideNumbersFrom(
    worker,
    rows.map(({ form, answers, sentAt, isClosed, isMerged, ...row }) => ({
      ...row,
      formName: findForm(form)?.name ?? form,
      merges:
        isMerged || (isClosed && here.isClosed) || findForm(form)?.prefix !== prefix
          ? null
          : // An open one stays, the older of two.
            here.isClosed || (!isClosed && sentAt < here.sentAt)
            ? THIS
            : OTHER,
      sentAt: formatWhen(sentAt, now, staffLanguage),
      excerpt: excerptOf({ form, answers, news: null }),
      isOlder: sentAt < here.sentAt,
    })),
  )
}
