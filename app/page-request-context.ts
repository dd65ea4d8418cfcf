import { createContext } from 'react-router'
import type { PageRequest } from '../server/pages/page-request.ts'

/** Carries the server's services to the route loaders. */
export const pageRequestContext = createContext<PageRequest>()
