import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { execute, queryRows } from '../database/query.ts'
import { contractorMailKinds } from '../mail/queue-mail.ts'
import { addressMark } from '../secrets/address-mark.ts'
import type { SecretKey } from '../secrets/secret-key.ts'
import { listIrreplaceableFiles } from '../storage/irreplaceable-files.ts'
import { queuePhotoDeletion } from '../storage/pending-deletions.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * The ledger of erasures is stored beside the files, not only in the database: a backup is restored when the database
 * is gone, and must then know what was erased after it was made.
 */
const LEDGER_FOLDER = 'erasures/'

const at = z.iso.datetime({ offset: true })
const Entry = z.union([
  z.object({ what: z.enum(['case', 'sensitive', 'photos']), caseId: z.uuid(), at }),
  z.object({ what: z.literal('alert'), alertId: z.uuid(), at }),
  z.object({ what: z.literal('person'), address: z.string().regex(/^[0-9a-f]{64}$/), at }),
])
export type Erasure = z.infer<typeof Entry>

/**
 * What was erased: of a case, an alert, or of the person with an address, or as a contractor with a number alone, either of which is
 * given as its HMAC.
 */
export type ErasedRecord =
  | { what: 'case' | 'sensitive' | 'photos'; caseId: string }
  | { what: 'alert'; alertId: string }
  | { what: 'person'; address: string }

/** A file of the ledger that is not there yet. */
export function newLedgerFile(): string {
  return `${LEDGER_FOLDER}${new Date().toISOString().replace(/\D/g, '')}-${randomUUID()}.ndjson`
}

/** Records an erasure in a file of the ledger. */
export async function writeLedger(
  storage: Storage,
  file: string,
  erased: readonly ErasedRecord[],
): Promise<void> {
  const now = new Date().toISOString()
  await storage.put(file, erased.map((entry) => JSON.stringify({ ...entry, at: now })).join('\n'))
}

/** All entries of the ledger beside the files. */
export async function readLedger(storage: Storage): Promise<Erasure[]> {
  const erasures: Erasure[] = []
  for await (const path of listIrreplaceableFiles(storage))
    if (isLedger(path)) erasures.push(...parseLedger(await storage.get(path)))
  return erasures
}

/** The entries in the text of a ledger. */
export function parseLedger(text: string): Erasure[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => Entry.parse(JSON.parse(line)))
}

/** Whether a file in the storage is a part of the ledger. */
export const isLedger = (path: string) => path.startsWith(LEDGER_FOLDER)

export interface ErasedAgain {
  cases: number
  /** Codes, mails in and out without a case, and mails to a contractor. */
  mails: number
  /** Alerts, and all those of persons. */
  alerts: number
}

/** Repeats the erasures of a ledger for data that exists and is older than the erasure. */
export async function eraseAgain(
  client: PoolClient,
  secret: SecretKey,
  erasures: readonly Erasure[],
): Promise<ErasedAgain> {
  const of = (what: Erasure['what']) => [
    ...new Set(erasures.flatMap((each) => (each.what === what && 'caseId' in each ? each.caseId : []))),
  ]
  await queuePhotoDeletion(client, 'case_id = any($1)', [[...of('photos'), ...of('case')]])
  await eraseMailFiles(client, of('photos'))
  const opened = await queryRows(
    client,
    z.string(),
    'delete from case_secrets where case_id = any($1) returning case_id',
    [of('sensitive')],
  )
  const cases = await execute(client, 'delete from cases where id = any($1)', [of('case')])
  const stopped = erasures.flatMap((each) => (each.what === 'alert' ? [each.alertId] : []))
  const alerts = await eraseAlerts(client, stopped)
  const persons = await erasePersonsAgain(client, secret, erasures)
  return {
    cases: cases + new Set(opened).size,
    mails: persons.mails,
    alerts: alerts + persons.alerts,
  }
}

/** Deletes what was attached to the mails of cases; the database queues the files for deletion (migration 0088). */
function eraseMailFiles(client: PoolClient, caseIds: readonly string[]): Promise<number> {
  return execute(
    client,
    'delete from mail_files where mail_id in (select id from incoming_mails where case_id = any($1))',
    [caseIds],
  )
}

type ErasedOfPerson = Pick<ErasedAgain, 'mails' | 'alerts'>

async function erasePersonsAgain(
  client: PoolClient,
  secret: SecretKey,
  erasures: readonly Erasure[],
): Promise<ErasedOfPerson> {
  const erasedAt = new Map<string, Date>()
  for (const each of erasures) {
    if (each.what !== 'person') continue
    const when = new Date(each.at)
    if (when > (erasedAt.get(each.address) ?? 0)) erasedAt.set(each.address, when)
  }
  const erased: ErasedOfPerson = { mails: 0, alerts: 0 }
  if (erasedAt.size === 0) return erased
  const emails = await queryRows(
    client,
    z.string(),
    `select recipient as email from mails where case_id is null
     union select email from email_codes union select email from address_changes union select sender from incoming_mails
     union select email from work_orders where email is not null
     union select email from building_notice_recipients union select email from building_notice_refusals`,
  )
  for (const email of emails) {
    const before = erasedAt.get(addressMark(secret, email))
    if (before) erased.mails += await eraseAddress(client, email, before)
  }
  const numbers = await queryRows(
    client,
    z.string(),
    'select distinct phone_key(phone) as number from work_orders where email is null and phone_key(phone) is not null',
  )
  for (const number of numbers) {
    const before = erasedAt.get(addressMark(secret, number))
    if (before) await eraseOrdersOfNumber(client, number, before)
  }
  for (const [mark, before] of erasedAt) erased.alerts += await eraseSubscriber(client, mark, before)
  return erased
}

/** Erases a person's data outside their cases that is older than an instant. Returns the number of rows. */
export async function eraseAddress(
  client: PoolClient,
  email: string,
  before: Date | 'infinity',
): Promise<number> {
  const sent = await execute(
    client,
    'delete from mails where recipient = $1 and case_id is null and created_at < $2',
    [email, before],
  )
  const codes = await execute(client, 'delete from email_codes where email = $1', [email])
  const changes = await execute(client, 'delete from address_changes where email = $1', [email])
  await execute(client, 'delete from work_orders where email = $1 and given_at < $2', [email, before])
  const toContractor = await execute(
    client,
    'delete from mails where recipient = $1 and kind = any($2) and created_at < $3',
    [email, contractorMailKinds, before],
  )
  const told = await execute(
    client,
    'delete from building_notice_recipients where email = $1 and created_at < $2',
    [email, before],
  )
  await execute(client, 'delete from building_notice_refusals where email = $1 and refused_at < $2', [
    email,
    before,
  ])
  await queuePhotoDeletion(
    client,
    'case_id is null and mail_id in (select id from incoming_mails where sender = $1 and received_at < $2)',
    [email, before],
  )
  const received = await execute(
    client,
    'delete from incoming_mails where sender = $1 and received_at < $2',
    [email, before],
  )
  return sent + codes + changes + toContractor + told + received
}

/** Erases what a contractor without an address was given, by their number, that is older than an instant. Returns the number of rows. */
export const eraseOrdersOfNumber = (
  client: PoolClient,
  number: string,
  before: Date | 'infinity',
): Promise<number> =>
  execute(client, 'delete from work_orders where email is null and phone_key(phone) = $1 and given_at < $2', [
    number,
    before,
  ])

/** Erases alerts, and who has none left. Returns how many alerts. */
export async function eraseAlerts(client: PoolClient, ids: readonly string[]): Promise<number> {
  const erased = await queryRows(
    client,
    z.string(),
    'delete from alerts where id = any($1) returning subscriber_id',
    [ids],
  )
  await execute(
    client,
    `delete from subscribers
     where id = any($1) and not exists (select from alerts where subscriber_id = subscribers.id)`,
    [erased],
  )
  return erased.length
}

/** Erases all alerts of an address, by its mark, that is older than an instant. Returns how many. */
export async function eraseSubscriber(
  client: PoolClient,
  mark: string,
  before: Date | 'infinity',
): Promise<number> {
  return execute(
    client,
    `with erased as (delete from subscribers where address_mark = $1 and created_at < $2 returning id)
     select from alerts join erased on erased.id = subscriber_id`,
    [mark, before],
  )
}
