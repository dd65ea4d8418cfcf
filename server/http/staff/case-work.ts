import { photoTexts } from '../../../content/photo-texts.ts'
import { staffCaseTexts as texts } from '../../../content/staff/case.ts'
import { inboxTexts } from '../../../content/staff/inbox.ts'
import { instantInOslo, parseDate } from '../../../domain/calendar.ts'
import { type CaseReference, parseCaseReference } from '../../../domain/case-reference.ts'
import { type CaseStatus, caseStatuses } from '../../../domain/case-status.ts'
import { parseInboxQuery } from '../../../domain/inbox.ts'
import type { Permission } from '../../../domain/permissions.ts'
import { isSubmissionKey } from '../../../domain/submission-key.ts'
import type { FormId } from '../../../forms/form.ts'
import { answerCase } from '../../casework/answer.ts'
import { assignCase, followCase, releaseCase } from '../../casework/assign.ts'
import { type CaseworkDesk, formsReadBy } from '../../casework/desk.ts'
import { hideNumbersFrom } from '../../casework/hide-numbers.ts'
import { readInbox } from '../../casework/inbox.ts'
import type { Inbox } from '../../casework/inbox-views.ts'
import { CaseRefusal } from '../../casework/on-case.ts'
import { addNote, setDue, snoozeCase } from '../../casework/plan.ts'
import { registerCase } from '../../casework/register.ts'
import { linkCases, mergeCase } from '../../casework/relate.ts'
import { revealAnswer } from '../../casework/reveal.ts'
import { removeView, saveView } from '../../casework/saved-views.ts'
import { readStaffCase } from '../../casework/staff-case.ts'
import type { StaffCase } from '../../casework/staff-views.ts'
import { readToday, type TodayList } from '../../casework/today.ts'
import { undo } from '../../casework/undo.ts'
import type { AtWork } from './at-work.ts'

/** The end of a working day: by when something that is due on a day is to be done. */
const CLOSING_HOUR = 16
const OPENING_HOUR = 8

/** What came of something that was done to cases. */
export type CaseDone =
  | {
      done: true
      notice: string
      /** For taking it back; empty where that cannot be done. */
      undo: string[]
      /** Of what was written: it is not to be written again. */
      key?: string
      /** Something hidden that was asked for, this once. */
      revealed?: { label: string; value: string }
    }
  | {
      done: false
      error: string
      /** What was written and chosen, so that it can be sent again. */
      message?: string
      note?: string
      status?: string
      other?: string
    }

/** What staff do with cases. */
export interface CaseWork {
  inbox(search: URLSearchParams): Promise<Inbox>
  /** What is to be done today, town by town: for whoever is out there. */
  today(): Promise<TodayList>
  /** The forms that can be filled in for somebody else. */
  formsToRegister(): FormId[]
  /** Notes who has written a case down for its sender. */
  register(reference: CaseReference): Promise<void>
  read(reference: string): Promise<StaffCase | null>
  /** Does what was posted on a case's page. */
  act(reference: string): Promise<CaseDone>
  /** Does what was posted in the inbox, to every case that was chosen. */
  actOnMany(): Promise<CaseDone>
}

export function caseWork(
  desk: CaseworkDesk,
  { staff, posted, visit }: AtWork,
  needs: (permission: Permission) => void,
): CaseWork {
  const { now } = visit
  const worker = staff

  /** What can be done with one case, by what `handling` says. Gives the sentence and what can be taken back. */
  const actions: Record<string, (on: Wish) => Promise<Done>> = {
    async reply({ reference, text }) {
      const status = statusIn(text('status'))
      const message = writtenIn(text('message'))
      const events = await answerCase(desk, worker, reference, {
        text: message || null,
        ...(status ? { status } : {}),
        key: keyIn(text('key')),
        seen: /^\d{1,18}$/.test(text('seen')) ? text('seen') : null,
        now,
      })
      return { notice: message ? texts.reply.sent : texts.reply.moved, undo: events }
    },
    async note({ reference, text }) {
      const { photos, refused } = await posted()
      const note = writtenIn(text('note'))
      // What the specification says of a photo is in English; staff read what stands beside it.
      const problems = refused.map(({ file, problem }) => {
        const { text, more } = photoTexts[problem](file)
        return more ? `${file}: ${more}` : text
      })
      if (!note && photos.length === 0 && problems.length > 0) throw new CaseRefusal(problems.join(' '))
      const event = await addNote(desk, worker, reference, {
        text: note,
        photos,
        key: keyIn(text('key')),
        now,
      })
      // A photo stays where it is; only words can be taken back.
      return { notice: [texts.note.saved, ...problems].join(' '), undo: photos.length > 0 ? [] : [event] }
    },
    async assign({ reference, text }) {
      const to = text('assignee') === 'meg' ? worker.id : text('assignee') || null
      const event = await assignCase(desk, worker, reference, { to, now })
      return { notice: texts.assign.done, undo: event ? [event] : [] }
    },
    async follow({ reference, text }) {
      await followCase(desk, worker, reference, text('follows') === 'ja')
      return { notice: '', undo: [] }
    },
    async due({ reference, text }) {
      const due = dayIn(text('due'), CLOSING_HOUR)
      return {
        notice: due ? texts.due.done : texts.due.cleared,
        undo: [await setDue(desk, worker, reference, { due, now })],
      }
    },
    async snooze({ reference, text }) {
      const until = dayIn(text('until'), OPENING_HOUR)
      const event = await snoozeCase(desk, worker, reference, { until, now })
      return { notice: until ? texts.snooze.done : texts.snooze.woken, undo: [event] }
    },
    async link({ reference, text }) {
      await linkCases(desk, worker, { reference, other: referenceIn(text('other')), now })
      return { notice: texts.relate.linked, undo: [] }
    },
    async merge({ reference, text }) {
      needs('merge-cases')
      await mergeCase(desk, worker, { reference, other: referenceIn(text('other')), now })
      return { notice: texts.relate.merged, undo: [] }
    },
    async release({ reference }) {
      needs('release-quarantine')
      await releaseCase(desk, worker, reference, now)
      return { notice: texts.released, undo: [] }
    },
    async reveal({ reference, text }) {
      needs('reveal-sensitive')
      const field = text('field')
      const value = await revealAnswer(desk, worker, { reference, field, reason: text('reason') })
      return { notice: '', undo: [], revealed: { label: text('label') || field, value } }
    },
  }

  const actionNamed = (name: string) => {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) throw new CaseRefusal(texts.unknownAction)
    return action
  }
  const refusable = async (work: () => Promise<CaseDone>): Promise<CaseDone> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof CaseRefusal)) throw error
      const { text } = await posted()
      const given = {
        message: text('message'),
        note: text('note'),
        status: text('status'),
        other: text('other'),
      }
      return { done: false, error: error.message, ...given }
    }
  }
  const takeBack = async (ids: string) => {
    await undo(
      desk,
      worker,
      ids.split(',').filter((id) => /^\d{1,18}$/.test(id)),
    )
    return { done: true as const, notice: texts.undone, undo: [] }
  }

  return {
    async inbox(search) {
      needs('read-cases')
      return hideNumbersFrom(worker, await readInbox(desk, worker, parseInboxQuery(search), now))
    },
    async today() {
      needs('work-cases')
      return hideNumbersFrom(worker, await readToday(desk, worker, now))
    },
    formsToRegister() {
      needs('register-cases')
      return formsReadBy(worker.role)
    },
    async register(reference) {
      needs('register-cases')
      await registerCase(desk, worker, reference)
    },
    async read(text) {
      needs('read-cases')
      const reference = parseCaseReference(text)
      return reference && hideNumbersFrom(worker, await readStaffCase(desk, worker, reference, now))
    },
    async act(given) {
      needs('work-cases')
      const { text } = await posted()
      return refusable(async () => {
        if (text('handling') === 'undo') return takeBack(text('events'))
        const action = actionNamed(text('handling'))
        return { done: true, key: text('key'), ...(await action({ reference: referenceIn(given), text })) }
      })
    },
    async actOnMany() {
      needs('work-cases')
      const { text, entries } = await posted()
      return refusable(async () => {
        switch (text('handling')) {
          case 'undo':
            return takeBack(text('events'))
          case 'save-view':
            await saveView(desk, staff.id, { name: text('name'), query: text('query') })
            return { done: true, notice: '', undo: [] }
          case 'remove-view':
            await removeView(desk, staff.id, text('id'))
            return { done: true, notice: '', undo: [] }
        }
        const references = (entries.sak ?? []).slice(0, MOST_AT_ONCE).map(referenceIn)
        if (references.length === 0) throw new CaseRefusal(inboxTexts.bulk.none)
        if (!bulkActions.includes(text('handling'))) throw new CaseRefusal(texts.unknownAction)
        const action = actionNamed(text('handling'))
        const events: string[] = []
        const refused: string[] = []
        let notice = ''
        for (const reference of references) {
          try {
            const done = await action({ reference, text })
            events.push(...done.undo)
            notice = done.notice
          } catch (error) {
            if (!(error instanceof CaseRefusal)) throw error
            refused.push(`${reference}: ${error.message}`)
          }
        }
        const count = references.length - refused.length
        if (count === 0) throw new CaseRefusal(refused.join(' '))
        return {
          done: true,
          notice: [`${inboxTexts.selected(count)}. ${notice}`, ...refused].join(' '),
          undo: events,
        }
      })
    },
  }
}

interface Wish {
  reference: CaseReference
  text: (name: string) => string
}

interface Done {
  notice: string
  undo: string[]
  revealed?: { label: string; value: string }
}

const MOST_AT_ONCE = 100
const LONGEST_TEXT = 10_000
const bulkActions = ['assign', 'reply', 'snooze', 'due']

function referenceIn(text: string): CaseReference {
  const reference = parseCaseReference(text)
  if (!reference) throw new CaseRefusal(texts.relate.unknown)
  return reference
}

function statusIn(text: string): CaseStatus | null {
  if (text === '') return null
  if (!Object.hasOwn(caseStatuses, text)) throw new CaseRefusal(texts.unknownStatus)
  return text as CaseStatus
}

/** Something to be stored that somebody has written by hand. */
function writtenIn(text: string): string {
  if (text.length > LONGEST_TEXT) throw new CaseRefusal(texts.reply.tooLong)
  return text
}

function keyIn(text: string): string | null {
  return isSubmissionKey(text) ? text : null
}

function dayIn(text: string, hour: number): Date | null {
  if (!text) return null
  const day = parseDate(text)
  if (!day) throw new CaseRefusal('Skriv datoen med dag, måned og år.')
  return instantInOslo(day, hour)
}
