import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { AccountsReader } from '../server/read-accounts.ts'

export const accountsContext = createContext<StaffReader<AccountsReader>>()
