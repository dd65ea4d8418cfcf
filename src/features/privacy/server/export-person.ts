import type { Pool } from 'pg'
import { z } from 'zod'
import { caseStatuses } from '../../../domain/cases/case-status.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { defaultLanguage, staffLanguage, wordsOf } from '../../../domain/text/language.ts'
import { showAnswer } from '../../../forms/engine/field-rules.ts'
import { type Form, fieldsOf } from '../../../forms/engine/form.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { bytes, caseReferenceColumn, caseStatus } from '../../../platform/database/columns.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { shownMailKind, shownMailState } from '../../../platform/mail/queue-mail.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { alertWords } from '../../alerts/alerts.words.ts'
import { alertsOfPerson } from '../../alerts/server/alerts-of-person.ts'
import { noticesOfPerson } from '../../building-notices/server/notices-of-person.ts'
import { titleOfAppointmentEvent } from '../../cases/appointment-event.ts'
import { readSenderEvents } from '../../cases/server/events/stored-case-event.ts'
import { shownAnswers } from '../../cases/server/sender/shown-answers.ts'
import { storedAnswers } from '../../cases/server/store/stored-answers.ts'
import { ordersOfContractor } from '../../contractors/server/orders-of-contractor.ts'
import { findForm } from '../../form-catalogue/catalogue.ts'
import { exportWords } from '../../inbox/persons.words.ts'
import { checkReason } from '../../inbox/server/case/reveal.ts'
import type { CaseworkDeps } from '../../inbox/server/caseworker.ts'
import { jsonPieces } from './json-pieces.ts'
import { isCaseOfPerson, type PersonKey, showPersonKey } from './person-key.ts'

type Deps = Pick<CaseworkDeps, 'database' | 'keyRing' | 'limits' | 'secret'> & { storage: Storage }

const exportedCase = z.object({
  id: z.string(),
  reference: caseReferenceColumn,
  form: z.string(),
  status: caseStatus,
  answers: storedAnswers,
  sent_at: z.date(),
  closed_at: z.date().nullable(),
  /** The encrypted answers that it has. */
  hidden: z.array(z.string()),
})

type ExportedCase = z.output<typeof exportedCase>

/**
 * Exports everything that is stored about a person (GDPR articles 15 and 20): answers with their labels, messages of
 * both sides, photos and mail. Internal notes are about other people too; the staff member who hands out the file
 * decides about them. The audit log records who exported each case and why before it is opened, and an export with
 * hidden answers counts as revealing one. Returns the file as JSON in chunks: cases and photos are read one at a
 * time, and not at all once the receiver is gone.
 * @throws Refusal without a reason, or over the daily limit, before the first chunk.
 */
export async function exportPerson(
  deps: Deps,
  { person, by, reason }: { person: PersonKey; by: string; reason: string },
): Promise<AsyncGenerator<string>> {
  const why = checkReason(reason)
  const email = person.by === 'email' ? person.value : null
  const { storage } = deps
  const { pool } = deps.database
  const rows = await queryRows(
    pool,
    exportedCase,
    `select id, reference, form, status, answers, sent_at, closed_at,
       array(select field from case_secrets where case_id = cases.id order by field) as hidden
     from cases where ${isCaseOfPerson[person.by]} order by sent_at`,
    [person.value],
  )
  await countShown(deps, by, rows.filter(({ hidden }) => hidden.length > 0).length)
  await inTransaction(pool, async (client) => {
    const exported = { staffId: by, action: 'person-exported' } as const
    for (const { reference, hidden } of rows)
      await addAuditEntry(client, {
        ...exported,
        subject: { kind: 'case', id: reference },
        detail: { ...(hidden.length > 0 ? { fields: hidden } : {}), reason: why },
      })
    if (rows.length === 0) await addAuditEntry(client, { ...exported, detail: { cases: 0, reason: why } })
  })
  return jsonPieces({
    [keyNames[person.by]]: showPersonKey(person),
    hentet: new Date(),
    saker: exportCases(deps, rows, email),
    epostInn: email ? receivedFrom(pool, storage, email) : [],
    epostUtenSak: email ? await sentTo(pool, email, null) : [],
    oppdrag: person.by === 'case' ? [] : await ordersOfContractor(pool, person),
    varsler: email ? await exportAlerts(deps, email) : [],
    driftsmeldinger: email ? await exportNotices(deps, email) : {},
  })
}

const keyNames: Record<PersonKey['by'], string> = { email: 'epost', phone: 'telefon', case: 'sak' }

async function exportAlerts({ database, secret }: Deps, email: string) {
  const alerts = await alertsOfPerson(database.pool, secret, email)
  return alerts.map(({ wish, pace, askedAt, confirmedAt, endsAt }) => ({
    hva: wish.join(', '),
    når: wordsOf(alertWords, defaultLanguage).paces[pace].label,
    bedtOm: askedAt,
    bekreftet: confirmedAt,
    gjelderTil: endsAt,
  }))
}

async function exportNotices({ database }: Deps, email: string) {
  const { told, refusedAt } = await noticesOfPerson(database.pool, email)
  return { fått: told.map(({ title, toldAt }) => ({ hva: title, når: toldAt })), vilIkkeHaSiden: refusedAt }
}

async function* exportCases(deps: Deps, rows: readonly ExportedCase[], email: string | null) {
  for (const row of rows) yield await exportCase(deps, row, email)
}

async function countShown({ limits }: Deps, by: string, hidden: number): Promise<void> {
  let allowed = await limits.allow('export', by)
  for (let i = 0; i < hidden && allowed; i += 1) allowed = await limits.allow('reveal', by)
  if (!allowed) throw new Refusal(exportWords.tooMany)
}

const caseSecret = z.object({ field: z.string(), key_id: z.number(), sealed: bytes })

async function exportCase(
  { database: { pool }, keyRing, storage }: Deps,
  row: ExportedCase,
  email: string | null,
) {
  const form = findForm(row.form)
  const secrets = await queryRows(
    pool,
    caseSecret,
    'select field, key_id, sealed from case_secrets where case_id = $1',
    [row.id],
  )
  const answers: Record<string, unknown> = {
    ...(form ? await shownAnswers(pool, { form, answers: row.answers }) : row.answers),
  }
  for (const { field, key_id, sealed } of secrets)
    answers[field] = await keyRing.open({ keyId: key_id, sealed }, { caseId: row.id, field })
  const events = await readSenderEvents(pool, row.id)
  return {
    referanse: row.reference,
    skjema: form?.name ?? row.form,
    status: caseStatuses[row.status].label,
    sendt: row.sent_at,
    avsluttet: row.closed_at,
    svar: form ? answersInWords(form, answers) : answers,
    hendelser: events.map((event) => ({
      tid: event.at,
      hva:
        event.kind === 'appointment'
          ? titleOfAppointmentEvent(event.data, staffLanguage)
          : exportWords.events[event.kind],
      av: exportWords.by[event.by],
      tekst: 'text' in event ? event.text : null,
      ...(event.kind === 'sent' && event.data.consents.length > 0
        ? { samtykker: event.data.consents.map(({ words, version }) => ({ ord: words, utgave: version })) }
        : {}),
    })),
    bilder: photosOf(pool, storage, row.id),
    epost: email ? await sentTo(pool, email, row.id) : [],
  }
}

/** Answers under their labels and in their words. Where two fields share a label, the later one is numbered. */
function answersInWords(form: Form, answers: Record<string, unknown>): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [name, field] of fieldsOf(form)) {
    const answer = answerSchema.safeParse(answers[name])
    if (!answer.success) continue
    let label = field.label
    for (let i = 2; label in words; i += 1) label = `${field.label} (${i})`
    // To the person themselves, what is hidden elsewhere is in the clear.
    words[label] = field.sensitive ? String(answer.data) : showAnswer(field, answer.data)
  }
  return words
}

const answerSchema = z.union([z.string(), z.literal(true), z.array(z.string())])

const exportedPhoto = z.object({ label: z.string(), created_at: z.date(), storage_path: z.string() })

/** The photos themselves, as addresses that any browser opens. */
async function* photosOf(pool: Pool, storage: Storage, caseId: string) {
  const rows = await queryRows(
    pool,
    exportedPhoto,
    `select label, created_at, storage_path from photos where case_id = $1 and not internal order by created_at`,
    [caseId],
  )
  for (const { label, created_at, storage_path } of rows)
    yield { navn: label, tid: created_at, bilde: await fileAsUrl(storage, storage_path, 'image/jpeg') }
}

/** A file as an address; null where it is gone. */
async function fileAsUrl(storage: Storage, path: string, type: string): Promise<string | null> {
  if (!(await storage.exists(path))) return null
  const bytes = Buffer.from(await storage.getBytes(path))
  return `data:${type};base64,${bytes.toString('base64')}`
}

const mailNames: Record<string, string> = exportWords.mails
const mailStates: Record<string, string> = exportWords.states

const sentMail = z.object({
  kind: z.string(),
  state: z.string(),
  created_at: z.date(),
  sent_at: z.date().nullable(),
})

async function sentTo(pool: Pool, email: string, caseId: string | null) {
  const rows = await queryRows(
    pool,
    sentMail,
    `select ${shownMailKind} as kind, ${shownMailState('true')} as state, created_at, sent_at from mails
     where recipient = $1 and (case_id = $2 or ($2::uuid is null and case_id is null)) order by created_at`,
    [email, caseId],
  )
  return rows.map(({ kind, state, created_at, sent_at }) => ({
    hva: mailNames[kind] ?? kind,
    tilstand: mailStates[state] ?? state,
    bestilt: created_at,
    sendt: sent_at,
  }))
}

const receivedMail = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  received_at: z.date(),
})

/** The mails from an address, with all that they say, and what was attached as it came. */
async function* receivedFrom(pool: Pool, storage: Storage, email: string) {
  const rows = await queryRows(
    pool,
    receivedMail,
    `select id, subject, coalesce(nullif(whole, ''), text) as text, received_at from incoming_mails
     where sender = $1 order by received_at`,
    [email],
  )
  for (const { id, subject, text, received_at } of rows)
    yield { tid: received_at, emne: subject, tekst: text, vedlegg: filesOf(pool, storage, id) }
}

const exportedFile = z.object({ name: z.string(), storage_path: z.string() })

async function* filesOf(pool: Pool, storage: Storage, mailId: string) {
  const rows = await queryRows(
    pool,
    exportedFile,
    'select name, storage_path from mail_files where mail_id = $1 order by place',
    [mailId],
  )
  for (const { name, storage_path } of rows)
    yield { navn: name, fil: await fileAsUrl(storage, storage_path, 'application/octet-stream') }
}
