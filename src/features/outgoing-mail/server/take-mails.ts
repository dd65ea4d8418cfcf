import type { Pool } from 'pg'
import { z } from 'zod'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { mailKinds } from '../../../platform/mail/queue-mail.ts'
import { type CaseRecord, caseColumns, caseRecord } from '../../cases/server/case-record.ts'

/** A mail whose lease was not renewed for this long was cut off with its process, and is taken by another. */
const LEASE_S = 20
export const LEASE_RENEWAL_S = 5

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

/** A mail that this process has taken, to be sent now. */
export interface TakenMail {
  id: string
  /** How often it was tried again after a failure. */
  retries: number
  /** The mail, with its case where it has one. Throws where its row cannot be read: it fails alone. */
  read(): { mail: StoredMail; about: MailedCase | undefined }
}

const caseWithPhotos = caseRecord.extend({ photos: z.number() })

/** The columns of `taken` below; those of its case, which are null where it has none, have the names that a case has. */
const takenRow = z.object({
  mailId: z.string(),
  retries: z.number(),
  caseId: z.string().nullable(),
  subscriberId: z.unknown(),
  mailKind: z.unknown(),
  recipient: z.unknown(),
  messageId: z.unknown(),
  mailData: z.unknown(),
  ...Object.fromEntries(Object.keys(caseWithPhotos.shape).map((column) => [column, z.unknown()])),
})

const photosOfCase = '(select count(*)::int from photos where case_id = cases.id) as photos'

/** For a mail that waits and that no process has, or that the one that had it has lost. */
export const isFree = '(leased_until is null or leased_until < now())'

/**
 * Takes the mails that have been due the longest, at most so many and none of `except`, and counts an attempt of each. They are this
 * process's for 20 s, and for as long as it renews that.
 */
export async function takeMails(pool: Pool, atMost: number, except: readonly string[]): Promise<TakenMail[]> {
  const rows = await queryRows(
    pool,
    takenRow,
    {
      name: 'take-mails',
      text: `with due as (
          select id from mails where state = 'queued' and due_at <= now() and ${isFree} and id <> all($2)
          order by due_at limit $1 for update skip locked
        ), taken as (
          update mails set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${LEASE_S})
          from due where mails.id = due.id
          returning mails.id as "mailId", retries, case_id as "caseId", subscriber_id as "subscriberId", kind as "mailKind",
            recipient, message_id as "messageId", data as "mailData"
        )
        select taken.*, ${caseColumns}, ${photosOfCase} from taken left join cases on cases.id = taken."caseId"`,
    },
    [atMost, except],
  )
  return rows.map(({ mailId, retries, ...row }) => ({
    id: mailId,
    retries,
    read() {
      const { mailKind: kind, mailData: data, caseId, subscriberId, recipient, messageId, ...ofCase } = row
      const mail = storedMail.parse({ id: mailId, caseId, subscriberId, kind, recipient, messageId, data })
      return { mail, about: caseId === null ? undefined : mailedCase(caseWithPhotos.parse(ofCase)) }
    },
  }))
}

const mailedCase = ({ photos, ...record }: z.output<typeof caseWithPhotos>): MailedCase => ({
  record,
  photos,
})

/** Keeps taken mails for this process. */
export async function renewLeases(pool: Pool, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await execute(
    pool,
    `update mails set leased_until = now() + make_interval(secs => ${LEASE_S}) where id = any($1) and state = 'queued'`,
    [ids],
  )
}
