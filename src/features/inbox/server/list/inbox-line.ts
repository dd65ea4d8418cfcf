import { z } from 'zod'
import { showDeadline } from '../../../../domain/cases/deadline.ts'
import { placeOfCase } from '../../../../domain/cases/inbox.ts'
import { withoutPostalCode } from '../../../../domain/portfolio/municipality.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatDayAndTime, formatWhen } from '../../../../domain/time/format-moment.ts'
import type { Answers } from '../../../../forms/engine/field.ts'
import { showAnswer } from '../../../../forms/engine/field-rules.ts'
import { flaggedAnswers } from '../../../../forms/engine/flags.ts'
import { type Form, fieldOf, fieldsOf } from '../../../../forms/engine/form.ts'
import { caseStatus, columnsOf } from '../../../../platform/database/columns.ts'
import { type SenderNews, senderNews, senderNewsColumn } from '../../../cases/server/events/sender-news.ts'
import { storedAnswers } from '../../../cases/server/store/stored-answers.ts'
import { findForm } from '../../../form-catalogue/catalogue.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { absenceToday, absenceTodayRow, assigneeInWords } from './assignee-absence.ts'
import type { InboxLine } from './inbox-views.ts'
import { shownUrgency } from './shown-urgency.ts'

/** The row of a line in the inbox. */
export const lineRow = z.object({
  id: z.string(),
  reference: z.string(),
  form: z.string(),
  status: caseStatus,
  urgency: z.string().nullable(),
  is_danger: z.boolean(),
  answers: storedAnswers,
  sender_name: z.string().nullable(),
  address: z.string().nullable(),
  town: z.string().nullable(),
  sent_at: z.date(),
  deadline: z.date().nullable(),
  closed_at: z.date().nullable(),
  snoozed_until: z.date().nullable(),
  quarantine: z.string().nullable(),
  assignee: z.string().nullable(),
  absence: absenceTodayRow,
  has_photos: z.boolean(),
  merged_priority: z.number().nullable(),
  merged_into: z.string().nullable(),
  news: senderNews.nullable(),
})

/** The columns of `lineRow`, of a case by the alias `c`. */
export const lineColumns = columnsOf(lineRow, {
  table: 'c',
  computed: {
    merged_into: '(select reference from cases main where main.id = c.merged_into)',
    assignee: '(select name from staff where id = c.assignee_id)',
    absence: absenceToday('c.assignee_id'),
    has_photos: 'exists (select 1 from photos where case_id = c.id)',
    news: senderNewsColumn('c'),
  },
})

type LineRow = z.output<typeof lineRow>

/** A line of a list, with its position in it. */
export const lineInList = lineRow.extend({ position: z.string() })

export type LineInList = z.output<typeof lineInList>

/** A case as a list shows it. */
export function inboxLineOf(row: LineRow, now: Date): InboxLine {
  const form = findForm(row.form)
  return {
    id: row.id,
    reference: row.reference,
    formName: form?.name ?? row.form,
    sender: row.sender_name ?? inboxTexts.unknownSender,
    place: row.address ? withoutPostalCode(row.address) : row.town,
    excerpt: excerptOf(row),
    news: row.news?.kind ?? null,
    status: row.status,
    urgency: form
      ? shownUrgency(form, {
          urgency: row.urgency,
          isDanger: row.is_danger,
          mergedPriority: row.merged_priority,
        })
      : null,
    assignee: row.assignee && assigneeInWords(row.assignee, row.absence),
    sentAt: formatWhen(row.sent_at, now, staffLanguage),
    deadline: row.closed_at || !row.deadline ? null : showDeadline(row.deadline, now),
    closedOn: row.closed_at && formatWhen(row.closed_at, now, staffLanguage),
    snoozedUntil:
      row.snoozed_until && row.snoozed_until > now
        ? formatDayAndTime(row.snoozed_until, now, staffLanguage)
        : null,
    isHeld: row.quarantine !== null,
    hasPhotos: row.has_photos,
    mergedInto: row.merged_into,
    liesIn: placeOfCase({
      status: row.status,
      isHeld: row.quarantine !== null,
      isMerged: row.merged_into !== null,
      isSnoozed: row.snoozed_until !== null && row.snoozed_until > now,
    }),
  }
}

const MAX_EXCERPT_LENGTH = 140

/** What a case is about, in one line: the sender's new words, or the first long text among the answers. */
export function excerptOf({
  form: id,
  answers,
  news,
}: {
  form: string
  answers: Answers
  news: SenderNews | null
}): string {
  const form = findForm(id)
  const text = (news?.text || (form && (firstLongText(form, answers) || flaggedText(form, answers))) || '')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH - 1)}…` : text
}

function firstLongText(form: Form, answers: Answers): string {
  const texts = fieldsOf(form).filter(
    ([name, { kind }]) => kind === 'longText' && typeof answers[name] === 'string',
  )
  return String(answers[texts[0]?.[0] ?? ''] ?? '')
}

/** The answers that raise a flag, with their questions: «Har du sett lekkasje eller fukt? Ja». */
function flaggedText(form: Form, answers: Answers): string {
  return [...flaggedAnswers(form, answers).keys()]
    .map((name) => {
      const [field, answer] = [fieldOf(form, name), answers[name]]
      return field && answer !== undefined ? `${field.label} ${showAnswer(field, answer)}` : ''
    })
    .join(' ')
}
