import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { may } from '../../../domain/people/permissions.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { caseReferenceColumn } from '../../../platform/database/columns.ts'
import { findRow } from '../../../platform/database/query.ts'
import type { RequestBindings } from '../../../platform/http/request-bindings.ts'
import { streamFile } from '../../../platform/http/stream-body.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { hideCaseTokens } from '../../cases/server/case-token.ts'
import { accessKeys, isVisibleTo } from '../../cases/server/reading.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { readSession, SessionJar, type SignedIn } from '../../sign-in/server/session.ts'

interface MailDownloadDeps {
  staff: StaffDeps
  oversight: { storage: Storage }
}

const storedMail = z.object({
  mailId: z.string(),
  reference: caseReferenceColumn.nullable(),
  name: z.string(),
  /** The file's path; null for the text of the mail. */
  path: z.string().nullable(),
  whole: z.string(),
})

/** Who reads the case of a mail `m` downloads what came with it; what is held, who handles mail. */
const isOpen = `(m.case_id is null or ${isVisibleTo('$2')} or ${isVisibleTo('$2', 'lead')}) and (m.state = 'taken' or $3)`

const ofMail = `(incoming_mails m left join cases on cases.id = m.case_id left join cases lead on lead.id = cases.merged_into)`

/**
 * What came with mails, as it came: strangers have made it, so it is only ever downloaded, as bytes of no type. The audit log
 * says who has downloaded it.
 */
export function mailDownloads({ staff, oversight }: MailDownloadDeps) {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  for (const source of ['fil', 'tekst'] as const)
    routes.get(`/epost/${source}/:id`, async (c) => {
      const session = await readSession(staff, new SessionJar(c.req.raw, c.env.clientAddress), new Date())
      if (session.state !== 'open') return c.body(null, 401)
      const stored = await findStored(staff, source, c.req.param('id'), session.staff)
      const file = stored?.path ? await streamFile(oversight.storage, stored.path) : null
      if (!stored || (stored.path && !file)) return c.notFound()
      const { reference, mailId } = stored
      await addAuditEntry(staff.database.pool, {
        staffId: session.staff.id,
        action: 'mail-file-downloaded',
        subject: reference ? { kind: 'case', id: reference } : { kind: 'incoming-mail', id: mailId },
      })
      return attachment(c, stored.name, file?.body ?? hideCaseTokens(stored.whole))
    })
  return routes
}

function findStored(
  { database: { pool } }: StaffDeps,
  source: 'fil' | 'tekst',
  id: string,
  { role }: SignedIn,
) {
  if (!may(role, 'read-cases')) return null
  const values = [id, accessKeys(role), may(role, 'run-mail')]
  return source === 'fil'
    ? findRow(
        pool,
        storedMail,
        `select m.id as "mailId", cases.reference, f.name, f.storage_path as path, '' as whole
         from mail_files f join ${ofMail} on m.id = f.mail_id where f.id::text = $1 and ${isOpen}`,
        values,
      )
    : findRow(
        pool,
        storedMail,
        `select m.id as "mailId", cases.reference, 'e-post.txt' as name, null as path, m.whole
         from ${ofMail} where m.id::text = $1 and ${isOpen}`,
        values,
      )
}

function attachment(c: Context, name: string, body: string | ReadableStream<Uint8Array<ArrayBuffer>>) {
  const plain = name.replace(/[^\w .()-]/g, '_')
  return c.body(body, 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  })
}
