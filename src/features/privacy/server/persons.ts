import type { PoolClient } from 'pg'
import { z } from 'zod'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatDateTime } from '../../../domain/time/format-moment.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { caseReferenceColumn } from '../../../platform/database/columns.ts'
import { execute, queryRow, queryRows } from '../../../platform/database/query.ts'
import { eraseForGood } from '../../../platform/erasure/erase.ts'
import {
  type ErasedRecord,
  eraseAddress,
  eraseOrdersOfNumber,
  eraseSubscriber,
} from '../../../platform/erasure/ledger.ts'
import { addressMark } from '../../../platform/secrets/address-mark.ts'
import { queuePhotoDeletion } from '../../../platform/storage/pending-deletions.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { alertsOfPerson } from '../../alerts/server/alerts-of-person.ts'
import { noticesOfPerson } from '../../building-notices/server/notices-of-person.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { ordersOfContractor } from '../../contractors/server/orders-of-contractor.ts'
import { findForm } from '../../form-catalogue/catalogue.ts'
import { findOtherKeys, isCaseOfPerson, type PersonKey, showPersonKey } from './person-key.ts'

type Deps = Pick<CaseDeps, 'database' | 'secret'> & { storage: Storage }

export interface PersonSummary {
  /** The e-mail address, phone number or reference that they were found by, as it is shown and typed. */
  key: string
  /** Each with the name of its sender, since a phone number may be shared. */
  cases: { reference: string; name: string; sender: string | null }[]
  /** Whether the cases of a phone number have several names. */
  isSharedNumber: boolean
  /** Other addresses and numbers under which there may be more of the same person. */
  otherKeys: string[]
  /** Mail that has come from the address, in cases and in none. */
  received: { id: string; subject: string; at: string }[]
  /** How many mails have gone to the address that are of no case, such as codes. */
  sent: number
  /** How many cases and received mails there are: the newest are listed, and all are in the file about the person. */
  totals: { cases: number; received: number }
  /** The references of the cases that they were given as a contractor. */
  workOrders: string[]
  /** What they wait for, each in words. */
  wishes: string[]
  /** The notices to houses that they are told of. */
  notices: string[]
  refusesNotices: boolean
}

/** How many cases, and how many received mails, are listed. */
const MAX_LISTED = 200

const listed = z.object({ total: z.number() })
const receivedMail = listed.extend({ id: z.string(), subject: z.string(), received_at: z.date() })
const caseOfPerson = listed.extend({
  reference: z.string(),
  form: z.string(),
  sender: z.string().nullable(),
})

/** What is stored about a person. */
export async function findPerson(
  deps: Pick<Deps, 'database' | 'secret'>,
  person: PersonKey,
): Promise<PersonSummary> {
  const { pool } = deps.database
  const [cases, otherKeys, orders, mail] = await Promise.all([
    queryRows(
      pool,
      caseOfPerson,
      `select reference, form, sender_name as sender, count(*) over ()::int as total
       from cases where ${isCaseOfPerson[person.by]} order by sent_at desc limit ${MAX_LISTED}`,
      [person.value],
    ),
    findOtherKeys(pool, person),
    person.by === 'case' ? [] : ordersOfContractor(pool, person),
    // Mail and alerts are stored by address alone.
    person.by === 'email' ? findMail(deps, person.value) : noMail,
  ])
  const { receivedTotal, ...ofAddress } = mail
  return {
    key: showPersonKey(person),
    cases: cases.map(({ reference, form, sender }) => ({
      reference,
      name: findForm(form)?.name ?? form,
      sender,
    })),
    isSharedNumber: person.by === 'phone' && new Set(cases.map(({ sender }) => sender)).size > 1,
    otherKeys,
    workOrders: orders.map(({ sak }) => sak),
    totals: { cases: cases[0]?.total ?? 0, received: receivedTotal },
    ...ofAddress,
  }
}

type MailOfPerson = Pick<PersonSummary, 'received' | 'sent' | 'wishes' | 'notices' | 'refusesNotices'> & {
  receivedTotal: number
}

const noMail: MailOfPerson = {
  received: [],
  receivedTotal: 0,
  sent: 0,
  wishes: [],
  notices: [],
  refusesNotices: false,
}

async function findMail(
  { database: { pool }, secret }: Pick<Deps, 'database' | 'secret'>,
  email: string,
): Promise<MailOfPerson> {
  const [received, sent, alerts, notices] = await Promise.all([
    queryRows(
      pool,
      receivedMail,
      `select id, subject, received_at, count(*) over ()::int as total
       from incoming_mails where sender = $1 order by received_at desc limit ${MAX_LISTED}`,
      [email],
    ),
    queryRow(
      pool,
      z.number(),
      'select count(*)::int as count from mails where recipient = $1 and case_id is null',
      [email],
    ),
    alertsOfPerson(pool, secret, email),
    noticesOfPerson(pool, email),
  ])
  return {
    received: received.map(({ id, subject, received_at }) => ({
      id,
      subject,
      at: formatDateTime(received_at, staffLanguage),
    })),
    receivedTotal: received[0]?.total ?? 0,
    sent,
    wishes: alerts.map(({ wish }) => wish.join(', ')),
    notices: [...new Set(notices.told.map(({ title }) => title))],
    refusesNotices: notices.refusedAt !== null,
  }
}

interface PersonErased {
  cases: number
  /** Codes and mails that belong to no case. */
  mails: number
  alerts: number
}

const erasedCase = z.object({ id: z.string(), reference: caseReferenceColumn })

/**
 * Erases everything that is stored about a person (GDPR article 17), and notes what was erased, so that
 * restoring an older backup erases it again.
 */
export function erasePerson(
  deps: Deps,
  { person, by }: { person: PersonKey; by: string },
): Promise<PersonErased> {
  return eraseForGood(deps, async (client) => {
    const rows = await queryRows(
      client,
      erasedCase,
      `select id, reference from cases where ${isCaseOfPerson[person.by]} order by id for update`,
      [person.value],
    )
    const ids = rows.map(({ id }) => id)
    await queuePhotoDeletion(client, 'case_id = any($1)', [ids])
    await execute(client, 'delete from cases where id = any($1)', [ids])
    const { mails, alerts, erased } = await eraseOutsideCases(client, deps.secret, person)
    for (const { reference } of rows)
      await addAuditEntry(client, {
        staffId: by,
        action: 'person-erased',
        subject: { kind: 'case', id: reference },
      })
    if (rows.length === 0)
      await addAuditEntry(client, { staffId: by, action: 'person-erased', detail: { mails, alerts } })
    return {
      erased: [...ids.map((caseId) => ({ what: 'case' as const, caseId })), ...erased],
      result: { cases: ids.length, mails, alerts },
    }
  })
}

interface MailErased extends Omit<PersonErased, 'cases'> {
  erased: ErasedRecord[]
}

/** Erases what is stored by an address outside cases; by a number, that of a contractor without an address. */
async function eraseOutsideCases(
  client: PoolClient,
  secret: Deps['secret'],
  { by, value }: PersonKey,
): Promise<MailErased> {
  if (by === 'case') return { mails: 0, alerts: 0, erased: [] }
  const mark = addressMark(secret, value)
  if (by === 'phone') {
    const orders = await eraseOrdersOfNumber(client, value, 'infinity')
    return { mails: 0, alerts: 0, erased: orders > 0 ? [{ what: 'person', address: mark }] : [] }
  }
  const alerts = await eraseSubscriber(client, mark, 'infinity')
  const mails = await eraseAddress(client, value, 'infinity')
  return { mails, alerts, erased: [{ what: 'person', address: mark }] }
}
