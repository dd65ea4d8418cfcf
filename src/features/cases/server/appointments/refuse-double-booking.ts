import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { errorCode } from '../../../../platform/base/errors.ts'

/** PostgreSQL's code for a row that an exclusion constraint does not allow (appendix A). */
const EXCLUSION_VIOLATION = '23P01'

/**
 * Does work that makes an appointment agreed. Where the staff member has another one in those hours, also one that was agreed
 * at the same instant, nothing is stored.
 * @throws Refusal with the sentence that says so.
 */
export async function refuseDoubleBooking<T>(work: () => Promise<T>, sentence: string): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (errorCode(error) === EXCLUSION_VIOLATION) throw new Refusal(sentence)
    throw error
  }
}
