import { createContext } from 'react-router'
import type { PageRequest } from './page-request.ts'

/** What every page is rendered with. */
export const pageRequestContext = createContext<PageRequest>()
