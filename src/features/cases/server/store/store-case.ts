import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ReplyPromise } from '../../../../../landlord-types/promise.ts'
import type { GivenConsent, NewCaseEvent } from '../../../../domain/cases/case-event.ts'
import { type CaseReference, caseReference } from '../../../../domain/cases/case-reference.ts'
import type { PropertyId } from '../../../../domain/portfolio/property.ts'
import { osloDate } from '../../../../domain/time/calendar.ts'
import { officeHoursOf } from '../../../../domain/time/office-hours.ts'
import { replyDueAt } from '../../../../domain/time/working-days.ts'
import type { Answers } from '../../../../forms/engine/field.ts'
import { isFile, textIn } from '../../../../forms/engine/field-rules.ts'
import { isDanger } from '../../../../forms/engine/flags.ts'
import { type Form, fieldsOf, promiseOf } from '../../../../forms/engine/form.ts'
import { rolesByTopic } from '../../../../forms/engine/topics.ts'
import { URGENT, urgencyOf } from '../../../../forms/engine/urgency.ts'
import { toldOn } from '../../../../forms/shared/by-telephone.ts'
import * as columns from '../../../../platform/database/columns.ts'
import { execute, findRow, type Queryable, queryRow } from '../../../../platform/database/query.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { type MailRow, mailRow, mailRowToUnverified, ordersOf } from '../../../../platform/mail/queue-mail.ts'
import type { SealedValue } from '../../../../platform/secrets/key-ring.ts'
import { locateCase } from '../../../buildings/server/locate-case.ts'
import { type CaseToken, caseToken, tokenHash } from '../case-token.ts'
import type { CaseDeps } from '../deps.ts'
import { notifyOfUrgentCase } from '../events/notify-staff-of-event.ts'
import { mailKey } from '../my-cases/mail-key.ts'
import { promiseOfCase } from '../promise-of-case.ts'
import { senderOf, townOf } from '../sender/sender.ts'
import type { QuarantineReason } from './detect-spam.ts'
import { routeCase } from './route-case.ts'

/**
 * What the sender of a form agreed to, in the words that stood beside the box (GDPR article 7 no. 1). The version is worked out of
 * the words: one cannot be changed without the other.
 */
function givenConsents(form: Form, answers: Answers): GivenConsent[] {
  return fieldsOf(form).flatMap(([name, field]) => {
    if (field.kind !== 'consent' || answers[name] !== true) return []
    const words = [field.statement, field.help].filter(Boolean).join('\n')
    return [{ field: name, words, version: versionOf(words) }]
  })
}

const VERSION_LENGTH = 8

const versionOf = (words: string): string =>
  createHash('sha256').update(words).digest('hex').slice(0, VERSION_LENGTH)

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
  /** The staff member who writes it down for a caller; null where the sender sends it. */
  registeredBy: string | null
}

export interface StoredCase {
  id: string
  reference: CaseReference
  token: CaseToken
  promisedAt: Date | null
  promise: ReplyPromise | null
  photosMissing: number
}

/** The result of storing. `known`: the same was stored before. `key-reused`: its key was used with other answers. */
export type StoreResult = { outcome: 'stored' | 'known'; case: StoredCase } | { outcome: 'key-reused' }

/** How long the same answers without a key count as the same submission. */
const SAME_CONTENT_MS = 10 * 60_000

/** The prefix of the key of a case that was sent without one. */
const KEYLESS = 'content-'

/**
 * Stores what was sent as a case, with its timeline, its photos and its mails, in one transaction. The same
 * idempotency key gives the same case, whenever it comes; so do the same answers within ten minutes where one of the
 * two was sent without a key.
 */
export async function storeCase(deps: CaseDeps, submission: Submission): Promise<StoreResult> {
  const { form, answers } = submission
  const contentHash = hashOf(deps, submission)
  const id = randomUUID()
  const { plain, sensitive } = splitAnswers(form, answers)
  const sealed = await Promise.all(
    Object.entries(sensitive).map(async ([field, text]) => ({
      field,
      ...sealedInJson(await deps.keyRing.seal(text, { caseId: id, field })),
    })),
  )
  const promise = promiseOf(form, answers, await deps.replyTimes())
  // Read before the transaction: one that waited for a second connection would keep the first from all others.
  const promisedAt =
    promise && replyDueAt(submission.receivedAt, promise.time, officeHoursOf(await deps.contact()))
  const idempotencyKey = submission.idempotencyKey ?? `${KEYLESS}${randomUUID()}`
  const sender = senderOf(form, answers)
  const propertyId =
    submission.property ?? ((form.caseFields.property && textIn(answers, form.caseFields.property)) || null)
  const place = await locateCase(deps.database.pool, { form, answers, address: sender.address, propertyId })
  const reference = caseReference(form.prefix, randomBytes(8))
  const token = caseToken(deps.secret, id, 1)
  const given = {
    id,
    reference,
    form: form.id,
    urgency: urgencyOf(form, answers),
    answers: plain,
    sender_name: sender.name,
    sender_email: sender.email,
    sender_phone: sender.phone,
    address: sender.address,
    property_id: propertyId,
    building_id: place.buildingId,
    building_match: place.match,
    flat: place.flat,
    concerns: place.concerns,
    idempotency_key: idempotencyKey,
    content_hash: bytesInJson(contentHash),
    token_hash: bytesInJson(tokenHash(token)),
    quarantine: submission.quarantine,
    sent_at: submission.receivedAt,
    promised_at: promisedAt,
    promise,
    town: townOf(form, answers),
    mail_key: mailKey(deps.secret, id),
    is_danger: isDanger(form, answers),
    opened_to: rolesByTopic(form, answers),
    photos_lost: submission.photosLost,
  }
  const event: NewCaseEvent = {
    kind: 'sent',
    data: {
      photos: submission.photos.length,
      photosMissing: submission.photosLost,
      consents: givenConsents(form, answers),
    },
    visibleTo: 'sender',
  }
  const write = (db: Queryable) =>
    queryRow(
      db,
      storedCase,
      {
        name: 'store-case',
        text: 'select known_key, missing from store_case($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      },
      [
        given,
        JSON.stringify(sealed),
        submission.photos,
        event,
        ordersOf(mailsOf(deps, submission, { id, senderEmail: sender.email })),
        contentHash.readBigInt64BE(),
        new Date(submission.receivedAt.getTime() - SAME_CONTENT_MS),
        submission.idempotencyKey === null,
        KEYLESS,
      ],
    )
  const { pool } = deps.database
  const givenOn = toldOn(answers)
  const keyDay = form.keyDate?.day(answers, givenOn ?? osloDate(submission.receivedAt)) ?? null
  const { known_key: knownKey, missing } = await inTransaction(pool, async (client) => {
    const stored = await write(client)
    if (stored.known_key !== null) return stored
    if (keyDay || submission.registeredBy)
      await execute(
        client,
        'update cases set key_day = $2, first_key_day = $2, registered_by = $3, given_on = $4 where id = $1',
        [id, keyDay, submission.registeredBy, givenOn],
      )
    if (given.urgency === URGENT) await notifyOfUrgentCase(client, id, submission.receivedAt)
    // One that is held as possible spam is given to a colleague when it is released.
    if (!given.quarantine)
      await routeCase(client, { id, form, openedTo: given.opened_to }, submission.receivedAt)
    return stored
  })
  if (knownKey !== null) return findKnown(deps, submission, knownKey, contentHash)
  return {
    outcome: 'stored',
    case: { id, reference, token, promisedAt, promise, photosMissing: missing ?? 0 },
  }
}

/** `known_key`: the key under which the case was stored before; then nothing is stored now. */
const storedCase = z.object({ known_key: z.string().nullable(), missing: z.number().nullable() })

/** The mails of a new case: to the company, and to the sender unless a machine has filled the form in. */
function mailsOf(
  deps: CaseDeps,
  { quarantine }: Submission,
  { id, senderEmail }: { id: string; senderEmail: string | null },
): MailRow[] {
  const toCompany = mailRow(deps, { kind: 'case-to-company', caseId: id, recipient: deps.companyEmail })
  if (!senderEmail || quarantine === 'honeypot') return [toCompany]
  return [
    mailRowToUnverified(deps, { kind: 'case-to-sender', caseId: id, recipient: senderEmail }),
    toCompany,
  ]
}

const sealedInJson = ({ keyId, sealed }: SealedValue) => ({ key_id: keyId, sealed: bytesInJson(sealed) })

/** Bytes as PostgreSQL reads them in JSON. */
const bytesInJson = (bytes: Buffer) => `\\x${bytes.toString('hex')}`

const knownCase = z.object({
  id: z.string(),
  reference: columns.caseReferenceColumn,
  content_hash: columns.bytes.nullable(),
  token_generation: z.number(),
  promised_at: z.date().nullable(),
  promise: columns.replyPromiseColumn.nullable(),
  photos_missing: z.number(),
})

async function findKnown(
  deps: CaseDeps,
  submission: Submission,
  idempotencyKey: string,
  contentHash: Buffer,
): Promise<StoreResult> {
  const found = await findRow(
    deps.database.pool,
    knownCase,
    `select id, reference, content_hash, token_generation, promised_at, promise, photos_missing
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
      promise: promiseOfCase({ ...submission, promise: found.promise }),
      photosMissing: found.photos_missing,
    },
  }
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
  return deps.secret.sign('sender-content', content)
}
