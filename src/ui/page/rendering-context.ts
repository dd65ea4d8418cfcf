import { createContext } from 'react'

/** What the server knows of the page that it renders. */
interface Rendering {
  /** Marks the inline scripts of the application, for the Content-Security-Policy. */
  mark: string | undefined
  /** The reference of the request in the log. */
  reference: string | null
  /** Which pages the browser may fetch ahead. */
  speculationRules: string
  /** The style sheets of the page's routes. */
  sheets: readonly string[]
}

/** In the browser there is nothing to know. */
export const RenderingContext = createContext<Rendering>({
  mark: undefined,
  reference: null,
  speculationRules: '',
  sheets: [],
})
