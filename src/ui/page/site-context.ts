import { createContext, useContext } from 'react'
import type { Language } from '../../../landlord-types/language.ts'
import type { ContentOf, DocumentId } from '../../domain/documents/documents.ts'
import { editedOrDefault } from '../../domain/documents/edited-or-default.ts'
import type { PageContent } from '../../domain/documents/page-content.ts'
import { defaultLanguage } from '../../domain/text/language.ts'

/** The values that components of any page need. */
export interface SiteContextValue {
  language: Language
  /** The site's public origin, without a trailing slash. */
  origin: string
  /** A notice above the page, as HTML; empty in the browser, where it stands already. */
  notice: string
  /** The edited texts and facts. */
  content: PageContent
  /** Whether what the site shows is a demo. */
  isDemo: boolean
}

export const unchanged: PageContent = { edited: {}, accounts: {}, elsewhere: [] }

/** A site without edited texts. */
export const bareSite: SiteContextValue = {
  language: defaultLanguage,
  origin: '',
  notice: '',
  content: unchanged,
  isDemo: false,
}

const SiteContext = createContext(bareSite)

export const SiteProvider = SiteContext.Provider

export function useSite(): SiteContextValue {
  return useContext(SiteContext)
}

/** The current content of a document: edited, or else the default. */
export function useContent<K extends DocumentId>(id: K, fallback: ContentOf<K>): ContentOf<K> {
  return editedOrDefault(useSite().content.edited, id, fallback)
}
