import { allCaseStatuses } from '../../domain/case-status.ts'
import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { NO_CHOICE } from '../../domain/no-choice.ts'
import { defineActions, shape } from '../action.ts'
import { date } from '../kinds/date.ts'
import { longText } from '../kinds/long-text.ts'
import { photos } from '../kinds/photos.ts'
import { select } from '../kinds/select.ts'
import { hidden } from '../kinds/staff/hidden.ts'
import { staffCaseTexts } from './case.words.ts'
import {
  contactFields,
  key,
  newKeyDay,
  offeredInstant,
  onCase,
  otherCase,
  seen,
  suggestedCase,
} from './case-fields.ts'
import { type MergeQuestion, OTHER, type SnoozeQuestion, THIS, type UndoneWriting } from './case-results.ts'
import { inboxTexts } from './inbox.words.ts'
import { keyDateTexts } from './key-date.words.ts'
import { reasonField } from './reason.ts'
import { todayTexts } from './today.words.ts'
import { workspaceTexts } from './workspace.words.ts'

const texts = wordsOf(staffCaseTexts, staffLanguage)
const inboxWords = wordsOf(inboxTexts, staffLanguage)
const keyDateWords = wordsOf(keyDateTexts, staffLanguage)
const todayWords = wordsOf(todayTexts, staffLanguage)
const workspaceWords = wordsOf(workspaceTexts, staffLanguage)

const caseStatusOptions = allCaseStatuses.map((value) => ({ value, label: inboxWords.statuses[value] }))

/** Stands for the staff member who assigns, in place of an id. */
export const ME = 'meg'

/** How long a revealed answer is shown. */
export const REVEAL_SECONDS = 30

const suggestedMerge = {
  permission: 'merge-cases',
  fields: suggestedCase,
  submit: texts.duplicates.merge,
  shows: shape<MergeQuestion>(),
} as const

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
  /** Changes the day that the sender was told, and tells them both days. */
  tellKeyDay: {
    permission: 'work-cases',
    fields: { ...newKeyDay, key, seen },
    submit: keyDateWords.tell,
  },
  /** The sender has confirmed by letter what they told. */
  noteConfirmed: { permission: 'work-cases', fields: onCase, submit: keyDateWords.noteConfirmed },
  /** Leaves the day as the receipt told it. */
  keepKeyDay: { permission: 'work-cases', fields: onCase, submit: keyDateWords.keepShort },
  /** How the sender is reached, as they say by telephone. */
  correctContact: {
    permission: 'work-cases',
    fields: contactFields,
    explain: texts.contact.explain,
    submit: texts.contact.save,
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
    shows: shape<SnoozeQuestion>(),
  },
  snoozeUntil: {
    permission: 'work-cases',
    fields: { ...onCase, until: offeredInstant },
    submit: texts.snooze.save,
    shows: shape<SnoozeQuestion>(),
  },
  /** Past its deadline, without a word to its sender. */
  snoozeAnyway: {
    permission: 'work-cases',
    fields: { ...onCase, until: offeredInstant },
    submit: texts.snooze.anyway,
  },
  /** Tells the sender when they will hear more, and snoozes the case until then. */
  hold: {
    permission: 'work-cases',
    fields: {
      ...onCase,
      until: offeredInstant,
      message: longText({
        label: texts.snooze.holdingLabel,
        required: texts.snooze.holdingMissing,
        autocomplete: 'off',
      }),
      key,
      seen,
    },
    submit: texts.snooze.hold,
  },
  wake: { permission: 'work-cases', fields: onCase, submit: texts.snooze.wake },
  link: { permission: 'work-cases', fields: otherCase, submit: texts.relate.link },
  linkSuggested: { permission: 'work-cases', fields: suggestedCase, submit: texts.relate.link },
  merge: {
    permission: 'merge-cases',
    fields: otherCase,
    explain: texts.relate.mergeText,
    submit: texts.relate.merge,
    shows: shape<MergeQuestion>(),
  },
  /** Merges this case into one that the page suggests, and the other way. */
  mergeIntoSuggested: suggestedMerge,
  mergeSuggested: suggestedMerge,
  /** Also where their senders differ: all of them get each reply. */
  mergeSenders: {
    permission: 'merge-cases',
    fields: {
      ...suggestedCase,
      into: hidden({ pattern: new RegExp(`^(${THIS}|${OTHER})$`), example: THIS }),
    },
    submit: texts.relate.mergeSenders,
  },
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
    needsRecentSecondFactor: true,
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
    /** The ids of the events to undo, as many as the largest bulk action has. */
    fields: { events: hidden({ pattern: /^\d{1,18}(,\d{1,18})*$/, maxLength: 40_000 }) },
    submit: workspaceWords.undo,
    shows: shape<UndoneWriting>(),
  },
})
