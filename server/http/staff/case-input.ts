import { staffCaseTexts as texts } from '../../../content/staff/case.ts'
import { instantInOslo, parseDate } from '../../../domain/calendar.ts'
import { type CaseReference, parseCaseReference } from '../../../domain/case-reference.ts'
import { type CaseStatus, caseStatuses } from '../../../domain/case-status.ts'
import { formatNumber } from '../../../domain/format.ts'
import { choiceIn } from '../../../domain/no-choice.ts'
import { isSubmissionKey } from '../../../domain/submission-key.ts'
import { MAX_TEXT_CHARACTERS } from '../../../domain/text-limits.ts'
import { CaseRefusal } from '../../casework/on-case.ts'

/** What is posted to a case, read; each is refused with a sentence where it cannot be. */

/** The last event that was to be seen where something was written. */
export function eventIn(text: string): string | null {
  return /^\d{1,18}$/.test(text) ? text : null
}

/** A case's reference, however it is typed. */
export function referenceIn(text: string): CaseReference {
  const reference = parseCaseReference(text)
  if (!reference) throw new CaseRefusal(texts.relate.unknown)
  return reference
}

/** A status that was chosen; null where none was. */
export function statusIn(text: string): CaseStatus | null {
  if (choiceIn(text) === null) return null
  if (!Object.hasOwn(caseStatuses, text)) throw new CaseRefusal(texts.unknownStatus)
  return text as CaseStatus
}

/** Something to be stored that somebody has written by hand. */
export function writtenIn(text: string): string {
  if (text.length > MAX_TEXT_CHARACTERS)
    throw new CaseRefusal(texts.reply.tooLong(formatNumber(MAX_TEXT_CHARACTERS)))
  return text
}

/** The key of the page that something was written on. */
export function keyIn(text: string): string | null {
  return isSubmissionKey(text) ? text : null
}

/** An hour of a day that was chosen; null where none was. */
export function dayIn(text: string, hour: number): Date | null {
  if (!text) return null
  const day = parseDate(text)
  if (!day) throw new CaseRefusal(texts.unknownDay)
  return instantInOslo(day, hour)
}
