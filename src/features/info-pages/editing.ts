import { optionalHidden } from '../../forms/kinds/hidden.ts'

/** What an editor posts about the version that it was opened on. */
export const editingFields = {
  /** The newest version at that time. */
  base: optionalHidden(),
  /** The idempotency key of the page. */
  key: optionalHidden(),
  /** A newer version that the staff member has seen and overwrites. */
  over: optionalHidden(),
}
