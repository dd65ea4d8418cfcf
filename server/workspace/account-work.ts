import { z } from 'zod'
import { formatDate } from '../../domain/format.ts'
import { findValue } from '../database/query.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { passkeysOf } from '../staff/second-factor.ts'
import { type OwnSession, sessionsOf } from '../staff/sessions.ts'
import type { StaffRequest } from './staff-request.ts'

export interface OwnAccount {
  name: string
  email: string
  hasApp: boolean
  passkeys: { id: string; name: string; since: string }[]
  sessions: OwnSession[]
}

/** Reads the staff member's own account. */
export interface AccountWork {
  read(): Promise<OwnAccount>
}

export function accountWork(deps: StaffDeps, { staff }: Pick<StaffRequest, 'staff'>): AccountWork {
  return {
    async read() {
      const [passkeys, sessions, hasApp] = await Promise.all([
        passkeysOf(deps, staff.id),
        sessionsOf(deps, staff),
        findValue(deps.database.pool, z.boolean(), 'select two_factor_enabled from staff where id = $1', [
          staff.id,
        ]),
      ])
      return {
        name: staff.name,
        email: staff.email,
        hasApp: hasApp === true,
        passkeys: passkeys.map(({ id, name, createdAt }) => ({
          id,
          name,
          since: createdAt ? formatDate(createdAt) : '',
        })),
        sessions,
      }
    },
  }
}
