import type { PoolClient } from 'pg'
import { z } from 'zod'
import { defaultLanguage, wordsOf } from '../../../domain/text/language.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { staffRole } from '../../../platform/database/columns.ts'
import { execute, type Queryable, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { isAnsweredSince } from '../../cases/server/events/event-statistics.ts'
import { formsReadBy } from '../../cases/server/reading.ts'
import { unfinishedCase } from '../../cases/server/sender/open-case.ts'
import { coveredBy } from '../../sign-in/server/acting.ts'
import type { PushMessage } from '../../sign-in/server/push/push-message.ts'
import {
  channelsFor,
  isQuiet,
  type NoticePreferences,
  type NoticeReason,
  waitsForQuietToEnd,
} from '../../staff-notices/notice-kinds.ts'
import { readNoticeSettings } from '../../staff-notices/server/notices/notice-settings.ts'
import {
  noticeColumns,
  type StoredNotice,
  storedNotice,
} from '../../staff-notices/server/notices/stored-notice.ts'
import type { NoticeDeps } from './deps.ts'
import { pushWords } from './push.words.ts'

/** A notice waits so long for others of the same moment (ten cases assigned at once), and for an undo. */
const SETTLE_SECONDS = 20
/** Where one follows the other, none waits longer than this. */
const MAX_SETTLE_SECONDS = 180

/** What is told together in one mail, and waits for others of the same moment. */
const batched: readonly NoticeReason[] = ['assigned', 'sender-wrote', 'breach-warning']

/** What is told in a mail of its own, at once. */
const single: readonly NoticeReason[] = ['urgent', 'morning-summary']

const waitingPerson = z.object({
  id: z.string(),
  email: z.string(),
  role: staffRole,
  isClosed: z.boolean(),
  isSettled: z.boolean(),
})

type Person = z.output<typeof waitingPerson>

/** Tells each staff member what waits for them, outside their quiet hours. Gives how many mails were ordered. */
export async function deliverNotices(deps: NoticeDeps, now: Date): Promise<number> {
  const { pool } = deps.database
  const waiting = await queryRows(
    pool,
    waitingPerson,
    `select staff.id, email, role, disabled_at is not null as "isClosed",
       coalesce(max(staff_notices.created_at) filter (where reason = any($2))
           <= $1::timestamptz - interval '${SETTLE_SECONDS} seconds'
         or min(staff_notices.created_at) filter (where reason = any($2))
           <= $1::timestamptz - interval '${MAX_SETTLE_SECONDS} seconds', false) as "isSettled"
     from staff_notices join staff on staff.id = staff_id where settled_at is null group by staff.id`,
    [now, batched],
  )
  let mails = 0
  for (const person of waiting) {
    const settings = await readNoticeSettings(pool, person)
    const isHeard = (reason: NoticeReason) => !waitsForQuietToEnd({ reason }) || !isQuiet(settings, now)
    for (const group of [...single.map((reason) => [reason]), person.isSettled ? batched : []]) {
      const reasons = group.filter(isHeard)
      if (reasons.length > 0 && (await deliverGroup(deps, { person, settings, reasons, now }))) mails += 1
    }
  }
  return mails
}

interface Delivery {
  person: Person
  settings: NoticePreferences
  reasons: readonly NoticeReason[]
  now: Date
}

const judgedNotice = storedNotice.extend({ isTrue: z.boolean() })

type JudgedNotice = z.output<typeof judgedNotice>

/**
 * Settles the notices of some reasons to one person, and orders what tells of them, in one transaction. A process that
 * meets notices that another is settling leaves them to it. Gives whether a mail was ordered.
 */
function deliverGroup(deps: NoticeDeps, { person, settings, reasons, now }: Delivery): Promise<boolean> {
  return inTransaction(deps.database.pool, async (client) => {
    const notices = await queryRows(
      client,
      judgedNotice,
      `select ${noticeColumns}, coalesce(${isStillTrue}, false) as "isTrue"
       from staff_notices left join cases c on c.id = case_id
       where staff_id = $1 and reason = any($2) and settled_at is null
       order by staff_notices.id for update of staff_notices skip locked`,
      [person.id, reasons, now, formsReadBy(person.role), osloDate(now), person.role],
    )
    const toTell = person.isClosed ? [] : notices.filter(({ isTrue }) => isTrue)
    const by = (channel: 'mail' | 'push') =>
      toTell.filter(({ notice }) => channelsFor(settings, notice.reason)[channel])
    const mailed = by('mail')
    const mailId =
      mailed.length > 0
        ? await queueMail(deps, client, { kind: 'news-to-staff', caseId: null, recipient: person.email })
        : null
    const pushed = await push(deps, client, person, by('push'))
    const told = new Set([...mailed, ...(pushed ? by('push') : [])].map(({ id }) => id))
    for (const { id } of notices)
      await execute(
        client,
        'update staff_notices set settled_at = $2, outcome = $3, mail_id = $4 where id = $1',
        [id, now, told.has(id) ? 'told' : 'dropped', mailed.some((each) => each.id === id) ? mailId : null],
      )
    return mailId !== null
  })
}

/** Queues one message for the devices of a person. Gives whether they have any. */
async function push(
  { queuePush }: NoticeDeps,
  client: PoolClient,
  { id }: Person,
  notices: readonly JudgedNotice[],
): Promise<boolean> {
  if (!queuePush || notices.length === 0) return false
  return (await queuePush(client, id, await writePush(client, notices))) > 0
}

/** Notices that waited longer than this, such as over an outage, are no news any more. */
const STALE_HOURS = 48

/** Whether or not it is held as possible spam. */
const isUnfinished = 'c.closed_at is null and c.merged_into is null'
/** The case is that of the person who is told, or of a colleague for whom they act while the colleague is away. */
const isAssignee = `c.assignee_id in ${coveredBy('staff_notices.staff_id', '$5::date')}`
const isTheirs = `(c.assignee_id is null or ${isAssignee})`

/** SQL, by reason, for whether there still is something to tell, of a notice and its case `c`. */
const stillTrue: Record<NoticeReason, string> = {
  assigned: `${unfinishedCase} and ${isAssignee}`,
  'sender-wrote': `(c.closed_at is null or staff_notices.data ->> 'what' = 'withdrawn') and c.merged_into is null
    and (${isAssignee} or exists (select from case_followers where case_followers.case_id = c.id
      and case_followers.staff_id in ${coveredBy('staff_notices.staff_id', '$5::date')}))
    and not ${isAnsweredSince('c', "(staff_notices.data ->> 'eventId')::bigint")}`,
  urgent: `${isUnfinished} and c.first_answered_at is null and ${isTheirs} and c.registered_by is distinct from staff_notices.staff_id`,
  'breach-warning': `${unfinishedCase} and ${isTheirs}
    and date_trunc('milliseconds', c.deadline) = (staff_notices.data ->> 'deadline')::timestamptz`,
  'morning-summary': `exists (select from jsonb_each(staff_notices.data -> 'counts') where value::int > 0)`,
}

/**
 * SQL for the same of any notice at the time $3, which is on the day $5 in Norway, to a person of the role $6, which
 * reads the forms $4.
 */
const isStillTrue = `staff_notices.created_at > $3::timestamptz - interval '${STALE_HOURS} hours'
  and (c.id is null or c.form = any($4) or $6 = any(c.opened_to)) and case reason
  ${Object.entries(stillTrue)
    .map(([reason, condition]) => `when '${reason}' then ${condition}`)
    .join('\n  ')} else false end`

/** What devices show of some notices of one kind: how many cases, never which or whose. */
export async function writePush(db: Queryable, notices: readonly StoredNotice[]): Promise<PushMessage> {
  const words = wordsOf(pushWords, defaultLanguage)
  const reasons = [...new Set(notices.map(({ notice }) => notice.reason))]
  const ids = notices.flatMap(({ notice }) => ('caseId' in notice ? [notice.caseId] : []))
  const references = await queryRows(
    db,
    z.string(),
    'select reference from cases where id = any($1) order by reference',
    [ids],
  )
  const [reference] = references
  const [reason] = reasons
  const isOne = references.length === 1
  return {
    title: reason && reasons.length === 1 ? words[reason](references.length) : words.mixed(references.length),
    path: isOne && reference ? `/saker/${reference}` : '/saker',
    tag: `varsel-${notices[0]?.id ?? ''}`,
    isUrgent: reasons.includes('urgent'),
  }
}
