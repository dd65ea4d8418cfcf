import { z } from 'zod'
import { type Queryable, queryRows } from '../../../../platform/database/query.ts'
import type { CaseRecord } from '../case-record.ts'
import { hideCaseTokens } from '../case-token.ts'
import { caseAndMerged } from '../merged-cases.ts'

/** As much of a whole mail is shown on a page; the rest is downloaded. */
const MAX_SHOWN_CHARACTERS = 20_000

/** What came with a message by mail, besides its words. */
export interface ShownMail {
  id: string
  /** All that the mail says, up to a limit; null where the message is all of it. */
  whole: string | null
  isCut: boolean
  files: { id: string; name: string; size: string }[]
}

const mailFile = z.object({ id: z.string(), name: z.string(), bytes: z.number() })

/** The columns of `mailColumns`. */
export const caseMailRow = z.object({
  id: z.string(),
  whole: z.string(),
  isCut: z.boolean(),
  files: z.array(mailFile),
})

/** Of `incoming_mails` as `m`. */
export const mailColumns = `m.id, left(m.whole, ${MAX_SHOWN_CHARACTERS}) as whole,
  char_length(m.whole) > ${MAX_SHOWN_CHARACTERS} as "isCut",
  coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes) order by f.place)
    from mail_files f where f.mail_id = m.id), '[]') as files`

export const showMail = ({ id, whole, isCut, files }: z.output<typeof caseMailRow>): ShownMail => ({
  id,
  whole: hideCaseTokens(whole) || null,
  isCut,
  files: files.map(({ bytes, ...file }) => ({ ...file, size: formatBytes(bytes) })),
})

const ownMail = caseMailRow.pick({ id: true, whole: true })

const caseMail = caseMailRow.extend({
  /** The case that was made of it; null where it was added to one. */
  madeCase: z.string().nullable(),
})

/** The mails of a case and of those merged into it, by their ids; a mail that a case was made of by the id of that. */
export async function readCaseMails(db: Queryable, caseId: string): Promise<ReadonlyMap<string, ShownMail>> {
  const rows = await queryRows(
    db,
    caseMail,
    `select ${mailColumns}, case when cases.idempotency_key = 'held-mail-' || m.id then m.case_id end as "madeCase"
     from incoming_mails m join cases on cases.id = m.case_id
     where m.case_id in (${caseAndMerged}) and m.state = 'taken'`,
    [caseId],
  )
  return new Map(rows.map((row) => [row.madeCase ?? row.id, showMail(row)]))
}

/**
 * All that the mails of a case say which its sender wrote themselves, by their ids. A mail of another person
 * was added to the case for what it says, not for what it quotes.
 */
export async function readOwnMails(
  db: Queryable,
  { id, senderEmail }: Pick<CaseRecord, 'id' | 'senderEmail'>,
): Promise<ReadonlyMap<string, string>> {
  if (!senderEmail) return new Map()
  const rows = await queryRows(
    db,
    ownMail,
    `select m.id, left(m.whole, ${MAX_SHOWN_CHARACTERS}) as whole
     from incoming_mails m where m.case_id = $1 and m.state = 'taken' and m.sender = $2`,
    [id, senderEmail],
  )
  return new Map(rows.map((row) => [row.id, hideCaseTokens(row.whole)]))
}

const number = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 })

/** The size of a file, as people read it. */
const formatBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${number.format(Math.max(1, Math.round(bytes / 1_000)))}\u00a0kB`
    : `${number.format(bytes / 1_000_000)}\u00a0MB`
