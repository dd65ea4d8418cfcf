import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { OverviewReads } from '../server/overview-reads.ts'

export const overviewContext = createContext<StaffReader<OverviewReads>>()
