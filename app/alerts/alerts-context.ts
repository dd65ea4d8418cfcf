import { createContext } from 'react-router'
import type { AlertPages } from '../../server/alerts/page-services.ts'

/** The pages of alerts. */
export const alertsContext = createContext<AlertPages>()
