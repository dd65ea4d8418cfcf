import { createContext, useContext } from 'react'
import type { ContentOf, DocumentId } from '../content/editable.ts'
import { editedOr } from '../content/edited-or.ts'
import type { PageContent } from '../server/content/edited-content.ts'

/** What a page knows of where it is shown. */
export interface SiteContextValue {
  /** The site's public address, without a slash at the end. */
  origin: string
  /** Names the request that rendered the page in the log; null in the browser. */
  reference: string | null
  /** The style sheets of every page, which are inlined in the HTML; empty in the browser, which has them. */
  styles: string
  /** What has been changed of the texts and facts. */
  content: PageContent
}

export const unchanged: PageContent = { edited: {}, accounts: {}, elsewhere: [] }

const SiteContext = createContext<SiteContextValue>({
  origin: '',
  reference: null,
  styles: '',
  content: unchanged,
})

export const SiteProvider = SiteContext.Provider

export function useSite(): SiteContextValue {
  return useContext(SiteContext)
}

/** What a document says now: as it was changed, or else as `content/` has it. */
export function useContent<K extends DocumentId>(id: K, fallback: ContentOf<K>): ContentOf<K> {
  return editedOr(useSite().content.edited, id, fallback)
}
