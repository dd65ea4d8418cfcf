import type { StaffDeps } from '../../sign-in/server/deps.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { type AccountLine, listAccounts } from './accounts.ts'

/** Reads the account numbers that suppliers see. */
export type AccountsReader = () => Promise<AccountLine[]>

export const accountsReader =
  (deps: StaffDeps, { staff, needs }: StaffRequest): AccountsReader =>
  async () => {
    needs('propose-accounts')
    return listAccounts(deps, staff.id)
  }
