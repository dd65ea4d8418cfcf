import { createContext } from 'react-router'
import type { PageServices } from '../../site/web/page-services.ts'

/** Looks for what a visitor has typed. */
export const searchContext = createContext<PageServices['search']>()
