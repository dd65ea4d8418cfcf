import { allCaseStatuses, type CaseStatus } from '../../domain/case-status.ts'
import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { NO_CHOICE } from '../../domain/no-choice.ts'
import { defineActions, shape } from '../action.ts'
import { date } from '../kinds/date.ts'
import { longText } from '../kinds/long-text.ts'
import { photos } from '../kinds/photos.ts'
import { select } from '../kinds/select.ts'
import { caseReference } from '../kinds/staff/case-reference.ts'
import { hidden, optionalHidden } from '../kinds/staff/hidden.ts'
import { staffCaseTexts } from './case.words.ts'
import { inboxTexts } from './inbox.words.ts'
import { reasonField } from './reason.ts'
import { todayTexts } from './today.words.ts'
import { workspaceTexts } from './workspace.words.ts'

const texts = wordsOf(staffCaseTexts, staffLanguage)
const inboxWords = wordsOf(inboxTexts, staffLanguage)
const todayWords = wordsOf(todayTexts, staffLanguage)
const workspaceWords = wordsOf(workspaceTexts, staffLanguage)

/** The texts of replies and notes that were undone, to be edited again. */
export interface UndoneWriting {
  /** The references of their cases. */
  references: readonly string[]
  message?: string
  note?: string
  /** The status that the reply would have set. */
  status?: CaseStatus
}

const caseStatusOptions = allCaseStatuses.map((value) => ({ value, label: inboxWords.statuses[value] }))

/** Stands for the staff member who assigns, in place of an id. */
export const ME = 'meg'

/** How long a revealed answer is shown. */
export const REVEAL_SECONDS = 30

/** The case; on the page of a case, the one in its URL. */
const onCase = {
  reference: caseReference({ label: '', required: texts.relate.unknown, isFromPage: true }),
}

const otherCase = {
  ...onCase,
  other: caseReference({ label: texts.relate.label, required: texts.relate.unknown, autocomplete: 'off' }),
}

const suggestedCase = {
  ...onCase,
  other: caseReference({ label: '', required: texts.relate.unknown, isFromPage: true }),
}

/** The idempotency key: a text that is sent twice with the same key is stored once. */
export const key = optionalHidden({ pattern: /^[\x21-\x7e]{8,200}$/, example: 'key-of-the-page' })

/** The newest event that the page showed when the staff member began. */
const seen = optionalHidden({ pattern: /^\d{1,18}$/ })

/** One of the times that the page offers. */
export const offeredInstant = hidden({
  pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/,
  example: '2099-01-05T07:00:00.000Z',
})

const replyFields = {
  ...onCase,
  message: longText({ label: texts.reply.label, autocomplete: 'off' }),
  status: select({
    label: texts.reply.statusLabel,
    options: [{ value: NO_CHOICE, label: '' }, ...caseStatusOptions],
    default: NO_CHOICE,
    autocomplete: 'off',
  }),
  key,
  seen,
}

/** The length of the ids of all events of the largest bulk action. */
const MAX_UNDO_CHARACTERS = 40_000

/** The actions of a case. */
export const caseActions = defineActions('casework', {
  reply: { permission: 'work-cases', fields: replyFields, submit: texts.reply.send },
  replyAndClose: { permission: 'work-cases', fields: replyFields, submit: texts.reply.sendAndClose },
  /** With scripts, the page goes on to the next case of the list. */
  replyAndNext: { permission: 'work-cases', fields: replyFields, submit: texts.reply.sendAndNext },
  note: {
    permission: 'work-cases',
    fields: {
      ...onCase,
      note: longText({ label: texts.note.label, help: texts.note.help, autocomplete: 'off' }),
      imageUrls: photos({ label: todayWords.photo, help: todayWords.photoHelp }),
      key,
    },
    submit: texts.note.save,
  },
  /** Tells the sender that it is done, and closes the case, with photos for staff. */
  finish: {
    permission: 'work-cases',
    fields: {
      ...onCase,
      message: longText({
        label: todayWords.doneLabel,
        required: todayWords.doneMissing,
        autocomplete: 'off',
      }),
      imageUrls: photos({ label: todayWords.photo, help: todayWords.photoHelp }),
      key,
      seen,
    },
    submit: todayWords.finish,
  },
  /** Asks the sender something, and waits for their answer. */
  ask: {
    permission: 'work-cases',
    fields: {
      ...onCase,
      message: longText({
        label: todayWords.askLabel,
        required: todayWords.askMissing,
        autocomplete: 'off',
      }),
      key,
      seen,
    },
    submit: todayWords.sendAndWait,
  },
  take: { permission: 'work-cases', fields: { ...onCase, seen }, submit: texts.assign.me },
  assign: {
    permission: 'work-cases',
    fields: {
      ...onCase,
      assignee: select({
        label: texts.assign.title,
        isLabelHidden: true,
        options: [{ value: NO_CHOICE, label: texts.assign.unassigned }],
        default: NO_CHOICE,
        offers: 'page',
        autocomplete: 'off',
      }),
    },
    submit: texts.assign.save,
  },
  follow: { permission: 'work-cases', fields: onCase, submit: texts.follow },
  unfollow: { permission: 'work-cases', fields: onCase, submit: texts.unfollow },
  due: {
    permission: 'work-cases',
    fields: { ...onCase, due: date({ label: texts.due.label }) },
    submit: texts.due.save,
  },
  snooze: {
    permission: 'work-cases',
    fields: { ...onCase, until: date({ label: texts.snooze.label, required: texts.unknownDay }) },
    explain: texts.snooze.text,
    submit: texts.snooze.save,
  },
  snoozeUntil: {
    permission: 'work-cases',
    fields: { ...onCase, until: offeredInstant },
    submit: texts.snooze.save,
  },
  wake: { permission: 'work-cases', fields: onCase, submit: texts.snooze.wake },
  link: { permission: 'work-cases', fields: otherCase, submit: texts.relate.link },
  merge: {
    permission: 'merge-cases',
    fields: otherCase,
    explain: texts.relate.mergeText,
    submit: texts.relate.merge,
  },
  /** Merges this case into one that the page suggests. */
  mergeIntoSuggested: { permission: 'merge-cases', fields: suggestedCase, submit: texts.duplicates.merge },
  /** The other way. */
  mergeSuggested: { permission: 'merge-cases', fields: suggestedCase, submit: texts.duplicates.merge },
  unmerge: { permission: 'merge-cases', fields: onCase, submit: texts.relate.unmerge },
  release: { permission: 'release-quarantine', fields: onCase, submit: texts.release },
  openToRole: {
    permission: 'open-cases',
    fields: {
      ...onCase,
      role: select({
        label: texts.reading.label,
        help: texts.reading.help,
        required: texts.reading.missing,
        options: [],
        offers: 'page',
        autocomplete: 'off',
      }),
    },
    submit: texts.reading.open,
  },
  closeToRole: {
    permission: 'open-cases',
    fields: { ...onCase, role: hidden({ example: 'okonomi' }) },
    submit: texts.reading.closeShort,
  },
  reveal: {
    permission: 'reveal-sensitive',
    fields: {
      ...onCase,
      /** The name of the field whose answer is revealed. */
      field: hidden({ example: 'personalNumber' }),
      reason: reasonField,
    },
    explain: texts.revealText,
    submit: texts.reveal,
    shows: shape<{ field: string; value: string }>(),
  },
  undo: {
    permission: 'work-cases',
    /** The ids of the events to undo. */
    fields: { events: hidden({ pattern: /^\d{1,18}(,\d{1,18})*$/, maxLength: MAX_UNDO_CHARACTERS }) },
    submit: workspaceWords.undo,
    shows: shape<UndoneWriting>(),
  },
})
