import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { CaseReference } from '../../domain/case-reference.ts'
import { isClosed } from '../../domain/case-status.ts'
import { defaultLanguage, wordsOf } from '../../domain/language.ts'
import { casePageWords } from '../../forms/sender-page.words.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type CaseRecord, readersOf } from '../cases/case-record.ts'
import type { CaseDeps } from '../cases/deps.ts'
import { addCaseEvent } from '../cases/events/add-case-event.ts'
import { promoteOpenCase } from '../cases/merged-cases.ts'
import { addPhotos, onCase, reopen, writeMessage } from '../cases/sender-actions.ts'
import type { Caseworker } from '../casework/caseworker.ts'
import { execute, findRow, findValue } from '../database/query.ts'
import { inContestedTransaction } from '../database/transaction.ts'

/**
 * Adds a held mail to its case as its sender's words, with its photos, all of it or nothing. A closed case
 * is reopened: by the sender within the allowed days, by staff at any time. Gives whether there was such a mail,
 * to a case that this person reads.
 * @throws NotAllowed where the case accepts no message; the mail stays held.
 */
export function acceptHeldMail(
  deps: CaseDeps,
  by: Caseworker | 'sender',
  mailId: string,
  now: Date,
  /** The case that it is added to; without it, the one that it was sent to. */
  into: CaseReference | null = null,
): Promise<boolean> {
  return inContestedTransaction(deps.database.pool, async (client) => {
    const caseId = await findValue(
      client,
      z.string(),
      `select coalesce(cases.id, case_id) as id from incoming_mails left join cases on reference = $2
       where incoming_mails.id::text = $1 and state = 'held' and coalesce(cases.id, case_id) is not null
         and ($2::text is null or cases.id is not null)`,
      [mailId, into],
    )
    if (!caseId) return false
    const opened = { caseId, client }
    return onCase(deps, opened, async (_, record) => {
      if (by !== 'sender' && !readersOf(record).includes(by.role)) return false
      const mail = await takeOut(client, mailId, caseId)
      if (!mail) return false
      if (isClosed(record.status)) {
        if (by === 'sender') await reopen(deps, opened, now)
        else await reopenAsStaff(client, by, record, now)
      }
      await writeMessage(deps, opened, messageOf(mail), now)
      if (mail.photos.length > 0) await addPhotos(deps, opened, mail.photos, now)
      if (by !== 'sender')
        await addAuditEntry(client, {
          staffId: by.id,
          action: 'held-mail-accepted',
          subject: { kind: 'case', id: record.reference },
        })
      return true
    })
  })
}

const waitingMail = z.object({
  text: z.string(),
  left_out: z.array(z.string()),
  /** The names of its photos. */
  photos: z.array(z.string()),
})

type WaitingMail = z.output<typeof waitingMail>

/** Marks the mail as accepted and returns it, so that it cannot be accepted twice. */
function takeOut(client: PoolClient, mailId: string, caseId: string): Promise<WaitingMail | null> {
  return findRow(
    client,
    waitingMail,
    `update incoming_mails set state = 'taken', reason = null, case_id = $2 where id::text = $1 and state = 'held'
     returning text, left_out, array(select object_name from photos where mail_id = incoming_mails.id
                                     order by created_at) as photos`,
    [mailId, caseId],
  )
}

function messageOf({ text, left_out: leftOut, photos }: WaitingMail): string {
  const texts = wordsOf(casePageWords, defaultLanguage)
  const parts = [
    text || (photos.length > 0 ? texts.onlyPhotos : ''),
    leftOut.length > 0 ? texts.leftOut(leftOut) : '',
  ]
  return parts.filter(Boolean).join('\n\n') || texts.emptyMail
}

async function reopenAsStaff(
  client: PoolClient,
  worker: Caseworker,
  { id, status, closedAt, firstAnsweredAt }: CaseRecord,
  now: Date,
) {
  await execute(
    client,
    `update cases set status = 'in-progress', closed_at = null, snoozed_until = null where id = $1`,
    [id],
  )
  const before = { status, closedAt, firstAnsweredAt }
  await addCaseEvent(
    client,
    { caseId: id, by: { staffId: worker.id }, now },
    { kind: 'status', data: { status: 'in-progress', before }, visibleTo: 'sender' },
  )
  await promoteOpenCase(client, id, now)
}
