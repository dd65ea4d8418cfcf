import type { Contact } from '../../../../../landlord-types/contact.ts'
import type { SearchAnswer } from '../../../../../landlord-types/search-answer.ts'
import { fillFacts, linkIn } from '../../../../domain/documents/answer-facts.ts'
import { contentOf, type EditedContent } from '../../../../domain/documents/documents.ts'
import { defaultLanguage, wordsOf } from '../../../../domain/text/language.ts'
import { osloDate } from '../../../../domain/time/calendar.ts'
import { officeHoursOf } from '../../../../domain/time/office-hours.ts'
import { isOfficeOpen } from '../../../../domain/time/working-hours.ts'
import { showAdvice } from '../../../../forms/engine/advice.ts'
import { adviceWords } from '../../../../forms/engine/advice.words.ts'
import { type DangerName, dangers } from '../../../../forms/shared/dangers.ts'
import { issueReport } from '../../../tenant-forms/issue-report.ts'
import { lostKey } from '../../../tenant-forms/lost-key.ts'
import { factValues } from '../../answers/fact-values.ts'
import { findAnswer } from '../../answers/find-answer.ts'
import { phraseBook } from '../../answers/phrase-book.ts'
import type { ShownAnswer } from '../../answers/shown-answer.ts'

/** The answer to a search at a moment; null where it asks for none. */
export type AnswerReader = (query: string, now: Date) => Promise<ShownAnswer | null>

export function createAnswerReader(readEdited: () => Promise<EditedContent>): AnswerReader {
  let kept: { edited: EditedContent; book: ReturnType<typeof bookOf> } | null = null
  return async (query, now) => {
    const edited = await readEdited()
    if (kept?.edited !== edited) kept = { edited, book: bookOf(edited) }
    const found = findAnswer(query, kept.book)
    if (!found) return null
    return 'danger' in found
      ? showDanger(found.danger, contentOf(edited, 'kontakt'), now)
      : showSearchAnswer(found.answer, edited, now)
  }
}

const bookOf = (edited: EditedContent) => phraseBook(contentOf(edited, 'svar-i-soket').answers)

/** An answer with its facts as they are at the moment; null where one is not there, such as a house rule that is gone. */
export function showSearchAnswer(
  { title, text, links }: SearchAnswer,
  edited: EditedContent,
  now: Date,
): ShownAnswer | null {
  const factOf = factValues(edited, osloDate(now))
  const filled = fillFacts(text, factOf)
  if (!filled) return null
  const ways = links.flatMap((line) => linkIn(line) ?? [])
  return {
    title,
    text: filled,
    isDanger: false,
    calls: ways.flatMap(({ label, href }) => {
      const number = href.startsWith('{') ? fillFacts(href, factOf) : null
      return number ? [{ label: `${label}: ${number}`, number }] : []
    }),
    links: ways.filter(({ href }) => href.startsWith('/')),
  }
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
