import { photoTexts } from '../../../content/photo-texts.ts'
import { staffCaseTexts as texts } from '../../../content/staff/case.ts'
import type { CaseReference } from '../../../domain/case-reference.ts'
import { choiceIn } from '../../../domain/no-choice.ts'
import type { Permission } from '../../../domain/permissions.ts'
import { answerCase } from '../../casework/answer.ts'
import { assignCase, followCase, releaseCase } from '../../casework/assign.ts'
import type { CaseworkDeps } from '../../casework/desk.ts'
import { CaseRefusal } from '../../casework/on-case.ts'
import { addNote, setDue, snoozeCase } from '../../casework/plan.ts'
import { linkCases, mergeCase } from '../../casework/relate.ts'
import { revealAnswer } from '../../casework/reveal.ts'
import type { SignedIn } from '../../staff/session.ts'
import type { Posted } from '../posted.ts'
import { dayIn, eventIn, keyIn, referenceIn, statusIn, writtenIn } from './case-input.ts'

/** The end of a working day: by when something that is due on a day is to be done. */
const CLOSING_HOUR = 16
const OPENING_HOUR = 8

/** What is wanted of a case: which one, and what was posted with it. */
interface Wish {
  reference: CaseReference
  text: (name: string) => string
}

/** The sentence that is said, and what can be taken back. */
interface Done {
  notice: string
  undo: string[]
  revealed?: { field: string; value: string }
}

interface Acting {
  worker: SignedIn
  posted: () => Promise<Posted>
  needs: (permission: Permission) => void
  now: Date
}

/** What can be done with one case, by what `handling` says. */
export function caseActions(
  desk: CaseworkDeps,
  { worker, posted, needs, now }: Acting,
): Readonly<Record<string, (on: Wish) => Promise<Done>>> {
  return {
    async reply({ reference, text }) {
      const status = statusIn(text('status'))
      const message = writtenIn(text('message'))
      const events = await answerCase(desk, worker, reference, {
        text: message || null,
        ...(status ? { status } : {}),
        key: keyIn(text('key')),
        seen: eventIn(text('seen')),
        now,
      })
      const sent = status === 'done' ? texts.reply.closed : texts.reply.sent
      return { notice: message ? sent : texts.reply.moved, undo: events }
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
      const to = text('assignee') === 'meg' ? worker.id : choiceIn(text('assignee'))
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
      return { notice: '', undo: [], revealed: { field, value } }
    },
  }
}
