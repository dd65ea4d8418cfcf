import type { ActionOutcome } from '../../../forms/engine/action-result.ts'
import type { Receipt, SenderCase, SenderCaseLine } from './sender/sender-views.ts'

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
