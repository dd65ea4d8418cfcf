import { createContext, useContext } from 'react'

/** What a page knows of where it is shown. */
export interface SiteContextValue {
  /** The site's public address, without a slash at the end. */
  origin: string
  /** Names the request that rendered the page in the log; null in the browser. */
  reference: string | null
}

const SiteContext = createContext<SiteContextValue>({ origin: '', reference: null })

export const SiteProvider = SiteContext.Provider

export function useSite(): SiteContextValue {
  return useContext(SiteContext)
}
