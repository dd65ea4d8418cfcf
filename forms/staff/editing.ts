import { optionalHidden } from '../kinds/staff/hidden.ts'

/** What the page of an editor knows of the version that it was opened on. */
export const editingFields = {
  /** The newest version there was. */
  base: optionalHidden(),
  /** Of the page: what it sends twice is saved once. */
  key: optionalHidden(),
  /** A newer version that was shown, and is saved over. */
  over: optionalHidden(),
}
