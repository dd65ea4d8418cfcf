import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { AccountWork } from '../server/account-work.ts'
import type { TeamWork } from '../server/team-work.ts'

export const accountContext = createContext<StaffReader<AccountWork>>()
export const teamContext = createContext<StaffReader<TeamWork>>()
