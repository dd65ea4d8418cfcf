import type { Contact } from '../../../../../landlord-types/contact.ts'
import { contentOf, type EditedContent } from '../../../../domain/documents/documents.ts'
import { defaultLanguage, wordsOf } from '../../../../domain/text/language.ts'
import { officeHoursOf } from '../../../../domain/time/office-hours.ts'
import { isOfficeOpen } from '../../../../domain/time/working-hours.ts'
import { showAdvice } from '../../../../forms/engine/advice.ts'
import { adviceWords } from '../../../../forms/engine/advice.words.ts'
import { type DangerName, dangers } from '../../../../forms/shared/dangers.ts'
import { issueReport } from '../../../tenant-forms/issue-report.ts'
import { lostKey } from '../../../tenant-forms/lost-key.ts'
import { findAnswer } from '../../answers/find-answer.ts'
import { phraseBook } from '../../answers/phrase-book.ts'
import type { ShownAnswer } from '../../answers/shown-answer.ts'

/** The answer to a search at a moment; null where it asks for none. */
export type AnswerReader = (query: string, now: Date) => Promise<ShownAnswer | null>

export const createAnswerReader =
  (readEdited: () => Promise<EditedContent>): AnswerReader =>
  async (query, now) => {
    const edited = await readEdited()
    const found = findAnswer(query, phraseBook([]))
    return found && 'danger' in found ? showDanger(found.danger, contentOf(edited, 'kontakt'), now) : null
  }

const words = wordsOf(adviceWords, defaultLanguage)

/** What the forms say of a danger, with the number that answers now, and behind the fire service who is on call. */
function showDanger(name: DangerName, contact: Contact, now: Date): ShownAnswer {
  const { label: title, advice } = dangers[name]
  const isOpen = isOfficeOpen(now, officeHoursOf(contact))
  const { text, label, number } = showAdvice(advice, isOpen, contact, words)
  const form = name === 'locked-out' ? lostKey : issueReport
  const onCall = { label: words.onCall(contact.onCallPhone), number: contact.onCallPhone }
  return {
    title,
    text,
    isDanger: true,
    calls: advice.call === 'landlord' ? [{ label, number }] : [{ label, number }, onCall],
    links: [{ label: form.heading, href: form.page }],
  }
}
