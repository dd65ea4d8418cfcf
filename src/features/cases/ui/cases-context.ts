import { createContext } from 'react-router'
import type { CasePages } from '../server/page-services.ts'

/** The pages that a sender opens with a secret link or a code. */
export const casesContext = createContext<CasePages>()
