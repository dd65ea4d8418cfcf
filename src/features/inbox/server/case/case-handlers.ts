import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { allRoles, type StaffRole, staffRoles } from '../../../../domain/people/staff-roles.ts'
import { choiceIn, NO_CHOICE } from '../../../../domain/submissions/no-choice.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import type { IsoDate } from '../../../../domain/time/calendar.ts'
import { instantInOslo } from '../../../../domain/time/oslo-instant.ts'
import {
  type ActionRequest,
  type BoundAction,
  bindActions,
  type Handler,
  type Handlers,
  type Outcome,
} from '../../../workspace/server/actions/handlers.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { OTHER } from '../../case-results.ts'
import { caseActions, ME } from '../../casework.ts'
import { followerTexts } from '../../followers.words.ts'
import { keyDateTexts } from '../../key-date.words.ts'
import { snoozedWithReply } from '../../snooze-presets.ts'
import { answerCase } from '../answer/answer.ts'
import { undoAction } from '../bulk/undo-in-bulk.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { correctContact } from '../senders/correct-contact.ts'
import { addNoteWithPhotos } from './add-note-with-photos.ts'
import { assertNoOfflineConflict } from './assert-no-new-events.ts'
import { assignCase, followCase, releaseCase } from './assign.ts'
import { readContact } from './followers.ts'
import { holdCase } from './hold-case.ts'
import { type DifferentSenders, mergeCase, unmergeCase } from './merge.ts'
import { closeToRole, openToRole } from './open-to-role.ts'
import { endOfWorkingDay, setDue, snoozeCase, wakeCase } from './plan.ts'
import { linkCases, type Pair } from './relate.ts'
import { revealAnswer } from './reveal.ts'
import { keepKeyDay, noteConfirmed } from './staff-key-date.ts'
import type { Followers } from './staff-views.ts'

/** When a working day begins: a snoozed case comes back then. */
const morningOf = (day: IsoDate) => instantInOslo(day, 8)

/** @throws Refusal for a role that there is not. */
function staffRoleOf(name: string): StaffRole {
  const role = allRoles.find((each) => each === name)
  if (!role) throw new Refusal(staffCaseTexts.reading.missing)
  return role
}

const tellToo = (senders: Followers['toTell']): string[] =>
  senders.length > 0
    ? [
        followerTexts.tellToo(
          senders.map(({ reference, name }) => `${name ?? followerTexts.unnamed} (${reference})`),
        ),
      ]
    : []

const assigned = (event: string | null): Outcome => ({
  notice: staffCaseTexts.assign.done,
  undo: event ? [event] : [],
})

/** The handler of each action on a case. */
function caseHandlers(deps: CaseworkDeps): Handlers<typeof caseActions> {
  /** What is said of a reply that is stored: that its mail will be sent, or how else its sender is told. */
  const sayReplied = async (reference: CaseReference) => {
    const { by, toTell } = await readContact(deps.database.pool, reference)
    const said =
      by !== 'email'
        ? staffCaseTexts.reply.toBeTold[by]
        : deps.sendsMail
          ? staffCaseTexts.reply.sent
          : staffCaseTexts.reply.toBeTold.page
    return [said, ...tellToo(toTell)].join(' ')
  }
  const reply: Handler<typeof caseActions.reply> = async (
    { reference, message, status, snooze, key, seen },
    { staff, now },
  ) => {
    const snoozedUntil = snoozedWithReply(snooze, now)
    const undo = await answerCase(deps, staff, reference, {
      text: message ?? null,
      ...(status === NO_CHOICE ? {} : { status }),
      snoozedUntil,
      key: key ?? null,
      seen: seen ?? null,
      now,
    })
    if (!message) return { notice: staffCaseTexts.reply.moved, undo }
    return {
      notice: [status === 'done' && staffCaseTexts.reply.closed, await sayReplied(reference)]
        .filter(Boolean)
        .join(' '),
      undo,
    }
  }
  const snooze = async (
    staff: Caseworker,
    reference: CaseReference,
    until: Parameters<typeof snoozeCase>[3],
  ): Promise<Outcome> => ({
    notice: staffCaseTexts.snooze.done,
    undo: [await snoozeCase(deps, staff, reference, until)],
  })
  const merge = async (
    pair: Pair,
    staff: Caseworker,
    differentSenders: DifferentSenders = 'ask',
  ): Promise<Outcome<never>> => ({
    notice: staffCaseTexts.relate.merged,
    undo: await mergeCase(deps, staff, pair, differentSenders),
  })
  const link = async (
    { reference, other }: Omit<Pair, 'now'>,
    { staff, now }: ActionRequest,
  ): Promise<Outcome> => {
    await linkCases(deps, staff, { reference, other, now })
    return { notice: staffCaseTexts.relate.linked }
  }
  return {
    reply,
    replyAndClose: (answers, request) => reply({ ...answers, status: 'done' }, request),
    replyAndNext: (answers, request) => reply(answers, request),
    async note({ reference, note, key }, request) {
      return addNoteWithPhotos(deps, { reference, text: note ?? '', key: key ?? null }, request)
    },
    async finish({ reference, message, key = null, seen }, request) {
      const { staff, now, photos, refusedPhotos } = request
      await assertNoOfflineConflict(deps, staff, reference, seen)
      // The photos first: with the same key they are stored once, also where the reply has to be sent again.
      const note =
        photos.length + refusedPhotos.length > 0
          ? await addNoteWithPhotos(deps, { reference, text: '', key: key && `${key}.bilde` }, request)
          : null
      const undo = await answerCase(deps, staff, reference, { text: message, status: 'done', key, now })
      const said = await sayReplied(reference)
      return { notice: [staffCaseTexts.reply.closed, said, note?.notice].filter(Boolean).join(' '), undo }
    },
    async ask({ reference, message, key, seen }, request) {
      await assertNoOfflineConflict(deps, request.staff, reference, seen)
      const asked = { reference, message, status: 'waiting-for-sender', snooze: NO_CHOICE } as const
      return reply({ ...asked, ...(key ? { key } : {}) }, request)
    },
    async tellKeyDay({ reference, day, message, key = null, seen = null }, { staff, now }) {
      const keyDay = { day, why: message ?? null }
      const undo = await answerCase(deps, staff, reference, { text: null, keyDay, key, seen, now })
      return { notice: await sayReplied(reference), undo }
    },
    async noteConfirmed({ reference }, { staff, now }) {
      await noteConfirmed(deps, staff, reference, now)
      return { notice: keyDateTexts.notedConfirmed }
    },
    async keepKeyDay({ reference }, { staff, now }) {
      await keepKeyDay(deps, staff, reference, now)
      return { notice: keyDateTexts.keptDone }
    },
    async correctContact({ reference, phone, email }, { staff, now }) {
      await correctContact(deps, staff, reference, { phone, email, now })
      return { notice: staffCaseTexts.contact.saved }
    },
    async take({ reference, seen }, { staff, now }) {
      await assertNoOfflineConflict(deps, staff, reference, seen)
      return assigned(await assignCase(deps, staff, reference, { to: staff.id, now }))
    },
    async assign({ reference, assignee }, { staff, now }) {
      const to = assignee === ME ? staff.id : choiceIn(assignee)
      return assigned(await assignCase(deps, staff, reference, { to, now }))
    },
    async follow({ reference }, { staff }) {
      await followCase(deps, staff, reference, true)
      return {}
    },
    async unfollow({ reference }, { staff }) {
      await followCase(deps, staff, reference, false)
      return {}
    },
    async due({ reference, due }, { staff, now }) {
      const event = await setDue(deps, staff, reference, { due: due ? endOfWorkingDay(due) : null, now })
      return { notice: due ? staffCaseTexts.due.done : staffCaseTexts.due.cleared, undo: [event] }
    },
    snooze: ({ reference, until }, { staff, now }) =>
      snooze(staff, reference, { until: morningOf(until), pastDeadline: 'ask', now }),
    snoozeUntil: ({ reference, until }, { staff, now }) =>
      snooze(staff, reference, { until: new Date(until), pastDeadline: 'ask', now }),
    snoozeAnyway: ({ reference, until }, { staff, now }) =>
      snooze(staff, reference, { until: new Date(until), pastDeadline: 'allow', now }),
    async hold({ reference, until, message: text, key, seen }, { staff, now }) {
      const undo = await holdCase(deps, staff, reference, { until: new Date(until), text, key, seen, now })
      return { notice: `${staffCaseTexts.snooze.done} ${await sayReplied(reference)}`, undo }
    },
    async wake({ reference }, { staff, now }) {
      const event = await wakeCase(deps, staff, reference, now)
      return { notice: staffCaseTexts.snooze.woken, undo: [event] }
    },
    link,
    mergeIntoSuggested: ({ reference, other }, { staff, now }) => merge({ reference, other, now }, staff),
    mergeSuggested: ({ reference, other }, { staff, now }) =>
      merge({ reference: other, other: reference, now }, staff),
    mergeSenders: ({ reference, other, into }, { staff, now }) =>
      merge(
        into === OTHER ? { reference, other, now } : { reference: other, other: reference, now },
        staff,
        'allow',
      ),
    async unmerge({ reference }, { staff, now }) {
      await unmergeCase(deps, staff, { reference, now })
      return { notice: staffCaseTexts.relate.unmerged }
    },
    async release({ reference }, { staff, now }) {
      await releaseCase(deps, staff, reference, now)
      return { notice: staffCaseTexts.released }
    },
    async openToRole({ reference, role }, { staff, now }) {
      await openToRole(deps, staff, reference, { role: staffRoleOf(role), now })
      return { notice: staffCaseTexts.reading.opened(staffRoles[staffRoleOf(role)].many) }
    },
    async closeToRole({ reference, role }, { staff, now }) {
      await closeToRole(deps, staff, reference, { role: staffRoleOf(role), now })
      return { notice: staffCaseTexts.reading.closed(staffRoles[staffRoleOf(role)].many) }
    },
    async reveal({ reference, field, reason }, { staff }) {
      return { shown: { field, value: await revealAnswer(deps, staff, { reference, field, reason }) } }
    },
    async undo({ events }, { staff }) {
      return undoAction(deps, staff, events.split(','))
    },
  }
}

export function bindCaseActions(deps: CaseworkDeps): BoundAction[] {
  return bindActions(caseActions, caseHandlers(deps))
}
