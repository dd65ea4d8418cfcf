import { Refusal, type RefusalStatus } from '../../domain/refusal.ts'
import { casePage } from '../../forms/sender-page.words.ts'
import type { ReceiveDeps } from './receive.ts'

/** The refusal of a change of a case that was not stored, with the number to call instead. */
export async function storingFailed(
  { contact }: Pick<ReceiveDeps, 'contact'>,
  httpStatus: RefusalStatus,
): Promise<Refusal> {
  return new Refusal(`${casePage.failed} ${casePage.orCall((await contact()).phone)}`, { httpStatus })
}
