import { createContext } from 'react-router'
import type { PageRequest } from '../server/pages/page-request.ts'

/** Carries the server's services to the route loaders. */
export const pageRequestContext = createContext<PageRequest>()

/** The style sheets that the page has in its HTML, as bytes; none in development. */
export const inlinedStylesContext = createContext<Uint8Array>()

/** The loaders' data, as React Router writes it; null until they are known. */
export const handedOverContext = createContext<string | null>(null)

/** The URL of the script that starts the application on the page. */
export const startUrlContext = createContext<string>()
