import type { Message } from '../../content/texts.ts'
import type { CaseReference } from '../../domain/case-reference.ts'
import type { Entries, Errors } from '../../forms/read.ts'
import type { Receipt, SenderCase, SenderCaseLine } from './sender-views.ts'

/** What came of a posted form: where its receipt is, or what the page shows again. */
export type Submitted =
  | { sent: true; reference: CaseReference; receipt: string }
  | {
      sent: false
      status: 422 | 429 | 500 | 400 | 413
      entries: Entries
      errors: Errors
      failure: Message | null
      /** Photos that are stored already, by the address that they are sent along with. */
      photos: readonly string[]
      /** Photos that were not taken, and why. */
      refused: readonly Message[]
      reference: string | null
    }

/** What the sender of a case can do in a page of theirs. */
export type CaseAction = 'message' | 'photos' | 'withdraw' | 'reopen' | 'renew' | 'remove'

/** What came of it: another page to go to, or the same one with what to say. */
export type CaseActed =
  | { done: true; location: string }
  | { done: false; status: 422 | 500; error: string; text: string; refused: readonly Message[] }

/** The pages that a sender opens with a secret link or a code. */
export interface CasePages {
  read(token: string): Promise<SenderCase | null>
  receipt(token: string): Promise<Receipt | null>
  act(token: string): Promise<CaseActed>
  /** Mails a code to the posted address, or opens the list with the posted code. */
  signIn(): Promise<
    | { state: 'code-sent'; email: string }
    | { state: 'wrong'; email: string; error: string; asksForCode: boolean }
    | { state: 'open'; location: string }
  >
  list(ticket: string): Promise<{ email: string; cases: SenderCaseLine[] } | null>
}
