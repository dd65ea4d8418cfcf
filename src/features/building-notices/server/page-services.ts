import type { FormNotice, ShownNotice } from '../../../domain/documents/building-notice.ts'
import type { ActionOutcome } from '../../../forms/engine/action-result.ts'

/** What the page behind a link in a mail shows. */
export interface RecipientView {
  notice: ShownNotice
  isOver: boolean
  isRefused: boolean
  isTenant: boolean
}

/** The public pages of notices, for one request. */
export interface NoticePages {
  /** The notices that are not over. */
  current(): Promise<ShownNotice[]>
  /** The same as a form shows them that they may explain; null where they cannot be read, which keeps no form back. */
  inForms(): Promise<FormNotice[] | null>
  /** The page behind the link in a mail; null where the link opens none. Reading it changes nothing. */
  read(recipient: string): Promise<RecipientView | null>
  /** Does what was posted to that page. */
  act(recipient: string): Promise<ActionOutcome>
}
