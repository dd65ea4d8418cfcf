import type { Pool } from 'pg'
import { z } from 'zod'
import { type CaseRecord, caseColumns, caseRecord } from '../cases/case-record.ts'
import { queryRows } from '../database/query.ts'
import { mailKinds } from '../outbox/queue-mail.ts'

const storedMail = z.object({
  id: z.string(),
  caseId: z.string().nullable(),
  subscriberId: z.string().nullable(),
  kind: z.enum(mailKinds),
  recipient: z.string(),
  messageId: z.string(),
  data: z.record(z.string(), z.unknown()),
})

export type StoredMail = z.output<typeof storedMail>

/** The case that a mail is about, with the number of its photos. */
export interface MailedCase {
  record: CaseRecord
  photos: number
}

/** A mail that is about to be sent, with its case where it has one. */
export interface ClaimedMail {
  mail: StoredMail
  about: MailedCase | undefined
}

/** Reads a claimed mail. Throws where its row or its case cannot be read. */
export type ReadClaimed = () => Promise<ClaimedMail>

/** A row of `mails`, which is parsed mail by mail: one that cannot be read fails alone. */
const claimedRow = z.object({
  id: z.string(),
  caseId: z.string().nullable(),
  subscriberId: z.unknown(),
  kind: z.unknown(),
  recipient: z.unknown(),
  messageId: z.unknown(),
  data: z.unknown(),
})

/**
 * Counts an attempt of mails and gives them by their ids, with their cases as they are now. Those that were sent already or no
 * longer exist are left out.
 */
export async function claimMails(pool: Pool, ids: readonly string[]): Promise<Map<string, ReadClaimed>> {
  if (ids.length === 0) return new Map()
  const rows = await queryRows(
    pool,
    claimedRow,
    {
      // Asked for the states that wait, PostgreSQL would read the index of all mails that wait, and not find these by their ids.
      name: 'claim-mails',
      text: `update mails set attempts = attempts + 1 where id = any($1) and state not in ('sent', 'withheld')
        returning id, case_id as "caseId", subscriber_id as "subscriberId", kind, recipient, message_id as "messageId", data`,
    },
    [ids],
  )
  const caseIds = rows.map(({ caseId }) => caseId).filter((id) => id !== null)
  // Cases that cannot be read together are read one by one.
  const together = readMailedCases(pool, caseIds).catch(() => null)
  const read = async (row: (typeof rows)[number]): Promise<ClaimedMail> => {
    const mail = storedMail.parse(row)
    if (mail.caseId === null) return { mail, about: undefined }
    const cases = (await together) ?? (await readMailedCases(pool, [mail.caseId]))
    return { mail, about: cases.get(mail.caseId) }
  }
  return new Map(rows.map((row) => [row.id, () => read(row)]))
}

const caseWithPhotos = caseRecord.extend({ photos: z.number() })

/** The cases of mails, by their ids. */
export async function readMailedCases(
  pool: Pool,
  caseIds: readonly string[],
): Promise<Map<string, MailedCase>> {
  if (caseIds.length === 0) return new Map()
  const cases = await queryRows(
    pool,
    caseWithPhotos,
    {
      name: 'read-mailed-cases',
      text: `select ${caseColumns}, (select count(*)::int from photos where case_id = cases.id) as photos
        from cases where id = any($1)`,
    },
    [[...new Set(caseIds)]],
  )
  return new Map(cases.map(({ photos, ...record }) => [record.id, { record, photos }]))
}
