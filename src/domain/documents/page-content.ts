import type { EditedContent } from './documents.ts'

/** The edited documents and approved account numbers. */
export interface ShownContent {
  edited: EditedContent
  /** Account numbers by organisation number, if they differ from the defaults. */
  accounts: Readonly<Record<string, string>>
}

/** The content that one page needs, and the pages that must be loaded as a new document for the rest. */
export interface PageContent extends ShownContent {
  elsewhere: readonly string[]
}
