import { formatDate } from '../../../domain/format.ts'
import { addAuditEntry } from '../../audit/add-audit-entry.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { StaffDesk } from '../../staff/desk.ts'
import { notifyOwner } from '../../staff/notify-owner.ts'
import { passkeysOf, removePasskey, renewRecoveryCodes } from '../../staff/second-factor.ts'
import { endSessions, type OwnSession, sessionsOf } from '../../staff/sessions.ts'
import type { AtWork } from './at-work.ts'

export interface OwnAccount {
  name: string
  email: string
  hasApp: boolean
  passkeys: { id: string; name: string; since: string }[]
  sessions: OwnSession[]
}

export type RenewedCodes = { state: 'renewed'; codes: string[] } | { state: 'wrong' | 'too-many' }

/** What everybody does with their own account. */
export interface AccountWork {
  read(): Promise<OwnAccount>
  endSession(id: string): Promise<void>
  endOtherSessions(): Promise<void>
  removePasskey(id: string): Promise<boolean>
  renewCodes(password: string): Promise<RenewedCodes>
}

export function accountWork(desk: StaffDesk, { staff, jar }: AtWork): AccountWork {
  return {
    async read() {
      const [passkeys, sessions, { rows }] = await Promise.all([
        passkeysOf(desk, staff.id),
        sessionsOf(desk, staff),
        desk.database.pool.query('select two_factor_enabled from staff where id = $1', [staff.id]),
      ])
      return {
        name: staff.name,
        email: staff.email,
        hasApp: rows[0]?.two_factor_enabled === true,
        passkeys: passkeys.map(({ id, name, createdAt }) => ({
          id,
          name,
          since: createdAt ? formatDate(createdAt) : '',
        })),
        sessions,
      }
    },
    endSession: (id) => endSessions(desk, staff, { id }),
    endOtherSessions: () => endSessions(desk, staff, 'others'),
    removePasskey: (id) => removePasskey(desk, { id, staffId: staff.id }),
    async renewCodes(password) {
      if (!(await desk.limits.allow('account', staff.id))) return { state: 'too-many' }
      const codes = await renewRecoveryCodes(desk, jar, password)
      if (!codes) return { state: 'wrong' }
      await inTransaction(desk.database.pool, async (client) => {
        const detail = { kind: 'recovery' } as const
        await addAuditEntry(client, { staffId: staff.id, action: 'second-factor-added', detail })
        await notifyOwner(desk, client, { staffId: staff.id, change: 'recovery' })
      })
      return { state: 'renewed', codes }
    },
  }
}
