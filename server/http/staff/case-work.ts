import { staffCaseTexts as texts } from '../../../content/staff/case.ts'
import { inboxTexts } from '../../../content/staff/inbox.ts'
import { type CaseReference, parseCaseReference } from '../../../domain/case-reference.ts'
import { parseInboxQuery } from '../../../domain/inbox.ts'
import type { Permission } from '../../../domain/permissions.ts'
import type { FormId } from '../../../forms/form.ts'
import { type CaseworkDeps, formsReadBy } from '../../casework/desk.ts'
import { assertKnownPlaceholders } from '../../casework/fill-reply.ts'
import { hideNumbersFrom } from '../../casework/hide-numbers.ts'
import { readInbox } from '../../casework/inbox.ts'
import type { Inbox } from '../../casework/inbox-views.ts'
import { CaseRefusal } from '../../casework/on-case.ts'
import { registerCase } from '../../casework/register.ts'
import { removeView, saveView } from '../../casework/saved-views.ts'
import { readStaffCase } from '../../casework/staff-case.ts'
import type { StaffCase } from '../../casework/staff-views.ts'
import { readToday, type TodayList } from '../../casework/today.ts'
import { type UndoneWriting, undo } from '../../casework/undo.ts'
import type { AtWork } from './at-work.ts'
import { caseActions } from './case-actions.ts'
import { referenceIn } from './case-input.ts'

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
      revealed?: { field: string; value: string }
      /** What was undone, to be written on. */
      undone?: UndoneWriting
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
  desk: CaseworkDeps,
  { staff, posted, visit }: AtWork,
  needs: (permission: Permission) => void,
): CaseWork {
  const { now } = visit
  const worker = staff

  const actions = caseActions(desk, { worker, posted, needs, now })

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
    const undone = await undo(
      desk,
      worker,
      ids.split(',').filter((id) => /^\d{1,18}$/.test(id)),
    )
    return { done: true as const, notice: texts.undone, undo: [], undone }
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
        if (text('handling') === 'reply') assertKnownPlaceholders(text('message'))
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

const MOST_AT_ONCE = 100
const bulkActions = ['assign', 'reply', 'snooze', 'due']
