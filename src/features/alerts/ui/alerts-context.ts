import { createContext } from 'react-router'
import type { AlertPages } from '../server/page-services.ts'

/** The pages of alerts. */
export const alertsContext = createContext<AlertPages>()
