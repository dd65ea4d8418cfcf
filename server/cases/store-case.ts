import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { type CaseReference, caseReference } from '../../domain/case-reference.ts'
import { officeHoursOf } from '../../domain/office-hours.ts'
import type { PropertyId } from '../../domain/property.ts'
import { replyDueAt } from '../../domain/working-days.ts'
import type { Answers } from '../../forms/field.ts'
import { isFile, textIn } from '../../forms/field-rules.ts'
import { isDanger } from '../../forms/flags.ts'
import { type Form, fieldsOf, promiseOf } from '../../forms/form.ts'
import { rolesByTopic } from '../../forms/topics.ts'
import { urgencyOf } from '../../forms/urgency.ts'
import * as columns from '../database/columns.ts'
import { execute, findRow, findValue } from '../database/query.ts'
import { inTransaction } from '../database/transaction.ts'
import { type MailOrder, queueMail, queueMailToStranger } from '../outbox/queue-mail.ts'
import { type CaseToken, caseToken, tokenHash } from './case-token.ts'
import type { CaseDeps } from './deps.ts'
import type { QuarantineReason } from './detect-spam.ts'
import { addCaseEvent } from './events/add-case-event.ts'
import { mailKey } from './mail-key.ts'
import { senderOf, townOf } from './sender.ts'

export interface Submission {
  form: Form
  answers: Answers
  /** Null where the page sent none; then equal answers count as the same submission. */
  idempotencyKey: string | null
  /** The names of the uploaded photos. */
  photos: readonly string[]
  /** How many photos failed to upload. */
  photosLost: number
  /** The property whose page linked to the form. */
  property: PropertyId | null
  /** Why the case is held for a staff member to check; null for most. */
  quarantine: QuarantineReason | null
  receivedAt: Date
}

export interface StoredCase {
  id: string
  reference: CaseReference
  token: CaseToken
  promisedAt: Date | null
  photosMissing: number
}

/** The result of storing. `known`: the same was stored before. `key-reused`: its key was used with other answers. */
export type Stored = { outcome: 'stored' | 'known'; case: StoredCase } | { outcome: 'key-reused' }

/** How long the same answers without a key count as the same submission. */
const SAME_CONTENT_MS = 10 * 60_000

/** The prefix of the key of a case that was sent without one. */
const KEYLESS = 'content-'

/**
 * Stores what was sent as a case, with its timeline, its photos and its mails, in one transaction. The same
 * idempotency key gives the same case, whenever it comes; so do the same answers within ten minutes where one of the
 * two was sent without a key.
 */
export async function storeCase(deps: CaseDeps, submission: Submission): Promise<Stored> {
  const { form, answers } = submission
  const contentHash = hashOf(deps, submission)
  const id = randomUUID()
  const { plain, sensitive } = splitAnswers(form, answers)
  const sealed = await Promise.all(
    Object.entries(sensitive).map(async ([field, text]) => ({
      field,
      ...(await deps.keyRing.seal(text, { caseId: id, field })),
    })),
  )
  const promise = promiseOf(form, answers)
  // Read before the transaction: one that waited for a second connection would keep the first from all others.
  const promisedAt =
    promise && replyDueAt(submission.receivedAt, promise.time, officeHoursOf(await deps.contact()))
  return inTransaction(deps.database.pool, async (client) => {
    const idempotencyKey =
      (await keyOfSameContent(client, submission, contentHash)) ??
      submission.idempotencyKey ??
      `${KEYLESS}${randomUUID()}`
    const sender = senderOf(form, answers)
    const { about } = form
    const reference = await findValue(
      client,
      columns.caseReference,
      {
        name: 'insert-case',
        text: `insert into cases (id, reference, form, urgency, answers, sender_name, sender_email, sender_phone, address,
         property_id, idempotency_key, content_hash, token_hash, quarantine, sent_at, updated_at, promised_at,
         town, mail_key, is_danger, opened_to)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, (select id from properties where id = $10), $11, $12, $13, $14,
         $15, $15, $16, coalesce((select city from properties where id = $10), $17), $18, $19, $20)
       on conflict (idempotency_key) do nothing returning reference`,
      },
      [
        id,
        caseReference(form.prefix, randomBytes(8)),
        form.id,
        urgencyOf(form, answers),
        plain,
        sender.name,
        sender.email,
        sender.phone,
        sender.address,
        submission.property ?? ((about.property && textIn(answers, about.property)) || null),
        idempotencyKey,
        contentHash,
        tokenHash(caseToken(deps.secret, id, 1)),
        submission.quarantine,
        submission.receivedAt,
        promisedAt,
        townOf(form, answers),
        mailKey(deps.secret, id),
        isDanger(form, answers),
        rolesByTopic(form, answers),
      ],
    )
    if (!reference) return findKnown(deps, client, idempotencyKey, contentHash)
    for (const { field, keyId, sealed: bytes } of sealed) {
      await execute(
        client,
        'insert into case_secrets (case_id, field, key_id, sealed) values ($1, $2, $3, $4)',
        [id, field, keyId, bytes],
      )
    }
    const photosMissing = await attachPhotos(client, id, submission)
    await addCaseEvent(
      client,
      { caseId: id, by: 'sender', now: submission.receivedAt },
      {
        kind: 'sent',
        data: { photos: submission.photos.length, photosMissing },
        visibleTo: 'sender',
      },
    )
    const toCompany: MailOrder = { kind: 'case-to-company', caseId: id, recipient: deps.companyEmail }
    if (sender.email && submission.quarantine !== 'honeypot') {
      const toSender: MailOrder = { kind: 'case-to-sender', caseId: id, recipient: sender.email }
      await queueMailToStranger(deps, client, toSender, [toCompany])
    } else await queueMail(deps, client, toCompany)
    const token = caseToken(deps.secret, id, 1)
    return { outcome: 'stored', case: { id, reference, token, promisedAt, photosMissing } }
  })
}

/**
 * The key of the case with the same answers, if either of the two was sent without a key: a page was sent before its
 * scripts had made its key and then with them, or the other way round. Two submissions with a key each are two cases,
 * whatever their answers, and do not wait for each other.
 */
async function keyOfSameContent(
  client: PoolClient,
  { idempotencyKey, receivedAt }: Submission,
  contentHash: Buffer,
): Promise<string | null> {
  const isKeyless = idempotencyKey === null
  const lock = isKeyless ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared'
  await execute(client, `select ${lock}($1)`, [contentHash.readBigInt64BE()])
  return findValue(
    client,
    z.string(),
    {
      name: 'find-same-content',
      text: `select idempotency_key from cases
        where content_hash = $1 and sent_at > $2 and ($3 or starts_with(idempotency_key, $4))
        order by sent_at desc limit 1`,
    },
    [contentHash, new Date(receivedAt.getTime() - SAME_CONTENT_MS), isKeyless, KEYLESS],
  )
}

const knownCase = z.object({
  id: z.string(),
  reference: columns.caseReference,
  content_hash: columns.bytes.nullable(),
  token_generation: z.number(),
  promised_at: z.date().nullable(),
  photos_missing: z.number(),
})

async function findKnown(
  deps: CaseDeps,
  client: PoolClient,
  idempotencyKey: string,
  contentHash: Buffer,
): Promise<Stored> {
  const found = await findRow(
    client,
    knownCase,
    `select id, reference, content_hash, token_generation, promised_at, photos_missing
     from cases where idempotency_key = $1`,
    [idempotencyKey],
  )
  if (!found?.content_hash?.equals(contentHash)) return { outcome: 'key-reused' }
  return {
    outcome: 'known',
    case: {
      id: found.id,
      reference: found.reference,
      token: caseToken(deps.secret, found.id, found.token_generation),
      promisedAt: found.promised_at,
      photosMissing: found.photos_missing,
    },
  }
}

/** Gives the photos to the case; those that do not exist or belong to another case count as missing. */
async function attachPhotos(client: PoolClient, caseId: string, submission: Submission): Promise<number> {
  const { photos, photosLost } = submission
  let missing = photosLost
  if (photos.length > 0) {
    const attached = await execute(
      client,
      'update photos set case_id = $1 where object_name = any($2) and case_id is null',
      [caseId, photos],
    )
    missing += photos.length - attached
  }
  if (missing > 0)
    await execute(client, 'update cases set photos_missing = $2 where id = $1', [caseId, missing])
  return missing
}

/** The answers as stored: the plain ones together, and each sensitive one encrypted by itself. */
function splitAnswers(form: Form, answers: Answers) {
  const plain: Record<string, Answers[string]> = {}
  const sensitive: Record<string, string> = {}
  for (const [name, field] of fieldsOf(form)) {
    const answer = answers[name]
    // Photos have their own rows.
    if (answer === undefined || isFile(field)) continue
    if (field.sensitive) sensitive[name] = String(answer)
    else plain[name] = answer
  }
  return { plain, sensitive }
}

/**
 * A keyed hash to recognise equal submissions; keyed, since sensitive answers are part of it. Photos are not: without
 * scripts, a form that is sent twice uploads the same photos under two names.
 */
function hashOf(deps: CaseDeps, { form, answers }: Submission): Buffer {
  const texts = fieldsOf(form).filter(([, field]) => !isFile(field))
  const content = JSON.stringify([form.id, ...texts.map(([name]) => answers[name] ?? null)])
  return createHmac('sha256', deps.secret.derive('sender-content')).update(content).digest()
}
