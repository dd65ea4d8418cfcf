import { allCaseStatuses } from '../../domain/cases/case-status.ts'
import { NO_CHOICE } from '../../domain/submissions/no-choice.ts'
import { defineActions, shape } from '../../forms/engine/action.ts'
import { date } from '../../forms/kinds/date.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { photos } from '../../forms/kinds/photos.ts'
import { select } from '../../forms/kinds/select.ts'
import { reasonField } from '../workspace/reason.ts'
import { workspaceTexts } from '../workspace/workspace.words.ts'
import { staffCaseTexts } from './case.words.ts'
import {
  contactFields,
  fieldsOnCase,
  key,
  newKeyDay,
  offeredInstant,
  replySnooze,
  seen,
  suggestedCase,
} from './case-fields.ts'
import {
  type MergeQuestionData,
  OTHER,
  type SnoozeQuestionData,
  THIS,
  type UndoneWriting,
} from './case-results.ts'
import { inboxTexts } from './inbox.words.ts'
import { keyDateTexts } from './key-date.words.ts'
import { todayTexts } from './today.words.ts'

const caseStatusOptions = allCaseStatuses.map((value) => ({ value, label: inboxTexts.statuses[value] }))

/** Stands for the staff member who assigns, in place of an id. */
export const ME = 'meg'

/** How long a revealed answer is shown. */
export const REVEAL_SECONDS = 30

const suggestedMerge = {
  permission: 'merge-cases',
  fields: suggestedCase,
  submit: staffCaseTexts.duplicates.merge,
  shows: shape<MergeQuestionData>(),
} as const

const replyFields = {
  ...fieldsOnCase,
  message: longText({ label: staffCaseTexts.reply.label, autocomplete: 'off' }),
  status: select({
    label: staffCaseTexts.reply.statusLabel,
    options: [{ value: NO_CHOICE, label: '' }, ...caseStatusOptions],
    default: NO_CHOICE,
    autocomplete: 'off',
  }),
  snooze: replySnooze,
  key,
  seen,
}

/** The actions of a case. */
export const caseActions = defineActions('casework', {
  reply: { permission: 'work-cases', fields: replyFields, submit: staffCaseTexts.reply.send },
  replyAndClose: { permission: 'work-cases', fields: replyFields, submit: staffCaseTexts.reply.sendAndClose },
  /** With scripts, the page goes on to the next case of the list. */
  replyAndNext: { permission: 'work-cases', fields: replyFields, submit: staffCaseTexts.reply.sendAndNext },
  note: {
    permission: 'work-cases',
    fields: {
      ...fieldsOnCase,
      note: longText({
        label: staffCaseTexts.note.label,
        help: staffCaseTexts.note.help,
        autocomplete: 'off',
      }),
      imageUrls: photos({ label: todayTexts.photo, help: todayTexts.photoHelp }),
      key,
    },
    submit: staffCaseTexts.note.save,
  },
  /** Tells the sender that it is done, and closes the case, with photos for staff. */
  finish: {
    permission: 'work-cases',
    fields: {
      ...fieldsOnCase,
      message: longText({
        label: todayTexts.doneLabel,
        required: todayTexts.doneMissing,
        autocomplete: 'off',
      }),
      imageUrls: photos({ label: todayTexts.photo, help: todayTexts.photoHelp }),
      key,
      seen,
    },
    submit: todayTexts.finish,
  },
  /** Asks the sender something, and waits for their answer. */
  ask: {
    permission: 'work-cases',
    fields: {
      ...fieldsOnCase,
      message: longText({
        label: todayTexts.askLabel,
        required: todayTexts.askMissing,
        autocomplete: 'off',
      }),
      key,
      seen,
    },
    submit: todayTexts.sendAndWait,
  },
  /** Changes the day that the sender was told, and tells them both days. */
  tellKeyDay: {
    permission: 'work-cases',
    fields: { ...newKeyDay, key, seen },
    submit: keyDateTexts.tell,
  },
  /** The sender has confirmed by letter what they told. */
  noteConfirmed: { permission: 'work-cases', fields: fieldsOnCase, submit: keyDateTexts.noteConfirmed },
  /** Leaves the day as the receipt told it. */
  keepKeyDay: { permission: 'work-cases', fields: fieldsOnCase, submit: keyDateTexts.keepShort },
  /** How the sender is reached, as they say by telephone. */
  correctContact: {
    permission: 'work-cases',
    fields: contactFields,
    explain: staffCaseTexts.contact.explain,
    submit: staffCaseTexts.contact.save,
  },
  take: { permission: 'work-cases', fields: { ...fieldsOnCase, seen }, submit: staffCaseTexts.assign.me },
  assign: {
    permission: 'work-cases',
    fields: {
      ...fieldsOnCase,
      assignee: select({
        label: staffCaseTexts.assign.title,
        isLabelHidden: true,
        options: [{ value: NO_CHOICE, label: staffCaseTexts.assign.unassigned }],
        default: NO_CHOICE,
        offers: 'page',
        autocomplete: 'off',
      }),
    },
    submit: staffCaseTexts.assign.save,
  },
  follow: { permission: 'work-cases', fields: fieldsOnCase, submit: staffCaseTexts.follow },
  unfollow: { permission: 'work-cases', fields: fieldsOnCase, submit: staffCaseTexts.unfollow },
  due: {
    permission: 'work-cases',
    fields: { ...fieldsOnCase, due: date({ label: staffCaseTexts.due.label }) },
    submit: staffCaseTexts.due.save,
  },
  snooze: {
    permission: 'work-cases',
    fields: {
      ...fieldsOnCase,
      until: date({ label: staffCaseTexts.snooze.label, required: staffCaseTexts.unknownDay }),
    },
    explain: staffCaseTexts.snooze.text,
    submit: staffCaseTexts.snooze.save,
    shows: shape<SnoozeQuestionData>(),
  },
  snoozeUntil: {
    permission: 'work-cases',
    fields: { ...fieldsOnCase, until: offeredInstant },
    submit: staffCaseTexts.snooze.save,
    shows: shape<SnoozeQuestionData>(),
  },
  /** Past its deadline, without a word to its sender. */
  snoozeAnyway: {
    permission: 'work-cases',
    fields: { ...fieldsOnCase, until: offeredInstant },
    submit: staffCaseTexts.snooze.anyway,
  },
  /** Tells the sender when they will hear more, and snoozes the case until then. */
  hold: {
    permission: 'work-cases',
    fields: {
      ...fieldsOnCase,
      until: offeredInstant,
      message: longText({
        label: staffCaseTexts.snooze.holdingLabel,
        required: staffCaseTexts.snooze.holdingMissing,
        autocomplete: 'off',
      }),
      key,
      seen,
    },
    submit: staffCaseTexts.snooze.hold,
  },
  wake: { permission: 'work-cases', fields: fieldsOnCase, submit: staffCaseTexts.snooze.wake },
  link: { permission: 'work-cases', fields: suggestedCase, submit: staffCaseTexts.relate.link },
  /** Merges this case into one that the page shows, and the other way. */
  mergeIntoSuggested: suggestedMerge,
  mergeSuggested: suggestedMerge,
  /** Also where their senders differ: all of them get each reply. */
  mergeSenders: {
    permission: 'merge-cases',
    fields: {
      ...suggestedCase,
      into: hidden({ pattern: new RegExp(`^(${THIS}|${OTHER})$`), example: THIS }),
    },
    submit: staffCaseTexts.relate.mergeSenders,
  },
  unmerge: { permission: 'merge-cases', fields: fieldsOnCase, submit: staffCaseTexts.relate.unmerge },
  release: { permission: 'release-quarantine', fields: fieldsOnCase, submit: staffCaseTexts.release },
  openToRole: {
    permission: 'open-cases',
    fields: {
      ...fieldsOnCase,
      role: select({
        label: staffCaseTexts.reading.label,
        help: staffCaseTexts.reading.help,
        required: staffCaseTexts.reading.missing,
        options: [],
        offers: 'page',
        autocomplete: 'off',
      }),
    },
    submit: staffCaseTexts.reading.open,
  },
  closeToRole: {
    permission: 'open-cases',
    fields: { ...fieldsOnCase, role: hidden({ example: 'okonomi' }) },
    submit: staffCaseTexts.reading.closeShort,
  },
  reveal: {
    permission: 'reveal-sensitive',
    needsRecentSecondFactor: true,
    fields: {
      ...fieldsOnCase,
      /** The name of the field whose answer is revealed. */
      field: hidden({ example: 'personalNumber' }),
      reason: reasonField,
    },
    explain: staffCaseTexts.revealText,
    submit: staffCaseTexts.reveal,
    shows: shape<{ field: string; value: string }>(),
  },
  undo: {
    permission: 'work-cases',
    /** The ids of the events to undo, as many as the largest bulk action has. */
    fields: { events: hidden({ pattern: /^\d{1,18}(,\d{1,18})*$/, maxLength: 40_000 }) },
    submit: workspaceTexts.undo,
    shows: shape<UndoneWriting>(),
  },
})
