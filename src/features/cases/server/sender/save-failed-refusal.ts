import type { Language } from '../../../../../landlord-types/language.ts'
import { Refusal, type RefusalStatus } from '../../../../domain/submissions/refusal.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import { casePageWords } from '../../sender-page.words.ts'
import type { ReceiveDeps } from '../store/receive.ts'

/** The refusal of a change of a case that was not stored, with the number to call instead. */
export async function saveFailedRefusal(
  { contact }: Pick<ReceiveDeps, 'contact'>,
  httpStatus: RefusalStatus,
  language: Language,
): Promise<Refusal> {
  const texts = wordsOf(casePageWords, language)
  return new Refusal(`${texts.failed} ${texts.orCall((await contact()).phone)}`, { httpStatus })
}
