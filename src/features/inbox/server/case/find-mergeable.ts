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
import type { MergeableCase } from '../../case-results.ts'
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

const thisRow = z.object({ id: z.string(), form: z.string(), sentAt: z.date() })

const foundRow = z.object({
  reference: caseReferenceColumn,
  form: z.string(),
  answers: storedAnswers,
  sender: z.string().nullable(),
  address: z.string().nullable(),
  sentAt: z.date(),
})

/** The open cases of the same kind that match what is typed, which an open case can be merged with; the newest first. */
export async function findMergeable(
  pool: Pool,
  worker: Caseworker,
  { reference, typed, now }: { reference: CaseReference; typed: string; now: Date },
): Promise<MergeableCase[]> {
  const terms = caseSearchTerms(typed.trim().slice(0, MAX_CHARACTERS))
  if (!terms) return []
  const readable = accessKeys(worker.role)
  const here = await findRow(
    pool,
    thisRow,
    `select c.id, c.form, c.sent_at as "sentAt" from cases c
     where c.reference = $1 and ${mergeable} and ${isVisibleTo('$2', 'c')}`,
    [reference, readable],
  )
  const prefix = here && findForm(here.form)?.prefix
  if (!here || !prefix) return []
  const rows = await queryRows(
    pool,
    foundRow,
    `select c.reference, c.form, c.answers, c.sender_name as sender, c.address, c.sent_at as "sentAt" from cases c
     where c.search @@ ${caseQuery({ names: '$1', words: '$2' })} and ${mergeable} and ${isVisibleTo('$3', 'c')}
       and c.id <> $4 and c.form = any($5)
     order by c.sent_at desc, c.id limit ${LIMIT}`,
    [
      terms.names,
      terms.words,
      readable,
      here.id,
      allForms.filter((form) => form.prefix === prefix).map(({ id }) => id),
    ],
  )
  return hideNumbersFrom(
    worker,
    rows.map(({ form, answers, sentAt, ...row }) => ({
      ...row,
      sentAt: formatWhen(sentAt, now, staffLanguage),
      excerpt: excerptOf({ form, answers, news: null }),
      isOlder: sentAt < here.sentAt,
    })),
  )
}
