import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { AlertPages } from '../server/page-services.ts'
import type { WaitingReader } from '../server/read-waiting.ts'

/** The pages of alerts. */
export const alertsContext = createContext<AlertPages>()

/** Who waits for what, for staff. */
export const waitingContext = createContext<StaffReader<WaitingReader>>()
