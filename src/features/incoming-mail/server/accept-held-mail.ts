import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { CaseReference } from '../../../domain/cases/case-reference.ts'
import { isClosed } from '../../../domain/cases/case-status.ts'
import { defaultLanguage, wordsOf } from '../../../domain/text/language.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { execute, findRow } from '../../../platform/database/query.ts'
import { inContestedTransaction } from '../../../platform/database/transaction.ts'
import { casePageWords } from '../../cases/sender-page.words.ts'
import { type CaseRecord, readersOf } from '../../cases/server/case-record.ts'
import { hideCaseTokens } from '../../cases/server/case-token.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { addCaseEvent } from '../../cases/server/events/add-case-event.ts'
import { promoteOpenCase } from '../../cases/server/merged-cases.ts'
import {
  addPhotos,
  onCaseOfSender,
  reopen,
  staysWithdrawn,
  writeMessage,
} from '../../cases/server/sender/sender-actions.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'

/**
 * Adds a held mail to its case as its sender's words at the time when it came, with its photos, all of it or nothing. A closed case
 * is reopened: by the sender within the allowed days, by staff at any time; a withdrawn notice stays withdrawn. Gives whether there was such a mail,
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
    const caseId = await findRow(
      client,
      z.string(),
      `select coalesce(cases.id, case_id) as id from incoming_mails left join cases on reference = $2
       where incoming_mails.id::text = $1 and state = 'held' and coalesce(cases.id, case_id) is not null
         and ($2::text is null or cases.id is not null)`,
      [mailId, into],
    )
    if (!caseId) return false
    const opened = { caseId, client }
    return onCaseOfSender(deps, opened, async (_, record) => {
      if (by !== 'sender' && !readersOf(record).includes(by.role)) return false
      const mail = await takeOut(client, mailId, caseId)
      if (!mail) return false
      if (isClosed(record.status) && !staysWithdrawn(record)) {
        if (by === 'sender') await reopen(deps, opened, now)
        else await reopenAsStaff(client, by, record, now)
      }
      // The sender has waited since it came, however long it was held; staff are told of it now.
      const came = mail.received_at
      await writeMessage(deps, opened, messageOf(mail), came, mailId, now)
      if (mail.photos.length > 0) await addPhotos(deps, opened, mail.photos, came, now)
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
  /** The names of its photos, and of what is stored as it came. */
  photos: z.array(z.string()),
  files: z.array(z.string()),
  received_at: z.date(),
})

type WaitingMail = z.output<typeof waitingMail>

/** Marks the mail as accepted and returns it, so that it cannot be accepted twice. */
function takeOut(client: PoolClient, mailId: string, caseId: string): Promise<WaitingMail | null> {
  return findRow(
    client,
    waitingMail,
    `update incoming_mails set state = 'taken', reason = null, case_id = $2 where id::text = $1 and state = 'held'
     returning text, left_out, received_at,
       array(select object_name from photos where mail_id = incoming_mails.id order by created_at) as photos,
       array(select name from mail_files where mail_id = incoming_mails.id and not is_decoration order by place) as files`,
    [mailId, caseId],
  )
}

function messageOf({ text, left_out: leftOut, photos, files }: WaitingMail): string {
  const texts = wordsOf(casePageWords, defaultLanguage)
  const parts = [
    hideCaseTokens(text) || (photos.length > 0 ? texts.onlyPhotos : ''),
    files.length > 0 ? texts.attached(files) : '',
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
