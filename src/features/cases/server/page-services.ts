import type { CaseReference } from '../../../domain/cases/case-reference.ts'
import type { Message } from '../../../domain/submissions/message.ts'
import type { ActionOutcome } from '../../../forms/engine/action-result.ts'
import type { Entries, Errors } from '../../../forms/engine/read.ts'
import type { Receipt, SenderCase, SenderCaseLine } from './sender-views.ts'

/** The result of a posted form: the address of its receipt, or the values and errors to show. */
export type Submitted =
  | { sent: true; reference: CaseReference; receipt: string }
  | {
      sent: false
      status: 422 | 429 | 500 | 503 | 400 | 413
      entries: Entries
      errors: Errors
      failure: Message | null
      /** Photos that are already stored, by the address that the page posts for them. */
      photos: readonly string[]
      /** Rejected photos, and why. */
      refused: readonly Message[]
      reference: string | null
    }

/** The pages that a sender opens with a secret link or a code. */
export interface CasePages {
  read(token: string): Promise<SenderCase | null>
  receipt(token: string): Promise<Receipt | null>
  /** Does the posted action with the case of a link. */
  act(token: string): Promise<ActionOutcome>
  /** Does the posted action of «Mine saker»: mails a code, or opens the list with it. */
  openMyCases(): Promise<ActionOutcome>
  list(ticket: string): Promise<{ email: string; cases: SenderCaseLine[] } | null>
}
