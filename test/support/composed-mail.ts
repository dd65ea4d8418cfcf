import { z } from 'zod'
import { caseColumns, caseRecord } from '../../src/features/cases/server/case-record.ts'
import { composeMail } from '../../src/features/outgoing-mail/server/compose.ts'
import { queryRow } from '../../src/platform/database/query.ts'
import type { MailModel } from '../../src/platform/mail/model.ts'
import { mailKinds } from '../../src/platform/mail/queue-mail.ts'
import { present } from './present.ts'
import type { TemporaryServer } from './temporary-server.ts'

const storedMail = z.object({
  id: z.string(),
  caseId: z.string(),
  subscriberId: z.string().nullable(),
  kind: z.enum(mailKinds),
  recipient: z.string(),
  messageId: z.string(),
  data: z.record(z.string(), z.unknown()),
})

/** The newest mail of a kind about a case, as it would be sent now. */
export async function composedMail(
  { deps, database: { pool } }: Pick<TemporaryServer, 'deps' | 'database'>,
  caseId: string,
  kind: (typeof mailKinds)[number],
): Promise<MailModel> {
  const mail = await queryRow(
    pool,
    storedMail,
    `select id, case_id as "caseId", subscriber_id as "subscriberId", kind, recipient, message_id as "messageId", data
     from mails where case_id = $1 and kind = $2 order by created_at desc limit 1`,
    [caseId, kind],
  )
  const record = await queryRow(pool, caseRecord, `select ${caseColumns} from cases where id = $1`, [caseId])
  return present(await composeMail(deps, mail, { record, photos: 0 }))
}
