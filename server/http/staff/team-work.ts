import { everyRole, type StaffRole } from '../../../content/staff-roles.ts'
import { isEmail } from '../../../domain/contact-details.ts'
import { formatDate, formatDateTime } from '../../../domain/format.ts'
import type { Permission } from '../../../domain/permissions.ts'
import type { StaffDesk } from '../../staff/desk.ts'
import {
  changeRole,
  disable,
  enable,
  everyColleague,
  invite,
  inviteAgain,
  resetSecondFactor,
  StaffRefusal,
} from '../../staff/team.ts'
import type { AtWork } from './at-work.ts'

export interface ColleagueLine {
  id: string
  name: string
  email: string
  role: StaffRole
  state: 'invited' | 'active' | 'disabled'
  hasSecondFactor: boolean
  lastSeen: string | null
  disabledOn: string | null
  isMe: boolean
}

/** The outcome of a change: how many cases have no assignee because of it, or why it was refused. */
export type Done = { done: true; unassigned: number } | { done: false; error: string }

/** What an administrator does with the accounts of the others. */
export interface TeamWork {
  list(): Promise<ColleagueLine[]>
  /** Does what was posted: `handling` says what, `id` to whom. */
  act(): Promise<Done>
}

export function teamWork(
  desk: StaffDesk,
  { staff, posted }: AtWork,
  needs: (permission: Permission) => void,
): TeamWork {
  const by = staff.id
  const actions: Record<string, (text: (name: string) => string) => Promise<unknown>> = {
    async invite(text) {
      const role = roleOf(text('role'))
      const [name, email] = [text('name'), text('email')]
      if (!name) throw new StaffRefusal('Skriv navnet.')
      if (!isEmail(email)) throw new StaffRefusal('Ugyldig e-postadresse.')
      return invite(desk, { name, email, role, by })
    },
    again: (text) => inviteAgain(desk, { id: text('id'), by }),
    disable: (text) => disable(desk, { id: text('id'), by }),
    enable: (text) => enable(desk, { id: text('id'), by }),
    role: (text) => changeRole(desk, { id: text('id'), role: roleOf(text('role')), by }),
    'second-factor': (text) => resetSecondFactor(desk, { id: text('id'), by }),
  }
  return {
    async list() {
      needs('manage-staff')
      const colleagues = await everyColleague(desk)
      return colleagues.map(({ hasPassword, disabledAt, lastSeen, ...colleague }) => ({
        ...colleague,
        state: disabledAt ? 'disabled' : hasPassword ? 'active' : 'invited',
        lastSeen: lastSeen && formatDateTime(lastSeen),
        disabledOn: disabledAt && formatDate(disabledAt),
        isMe: colleague.id === by,
      }))
    },
    async act() {
      needs('manage-staff')
      const { text } = await posted()
      try {
        const handling = text('handling')
        const action = Object.hasOwn(actions, handling) ? actions[handling] : undefined
        if (!action) throw new StaffRefusal('Ukjent handling.')
        const result = await action(text)
        return { done: true, unassigned: typeof result === 'number' ? result : 0 }
      } catch (error) {
        if (error instanceof StaffRefusal) return { done: false, error: error.message }
        throw error
      }
    },
  }
}

function roleOf(text: string): StaffRole {
  const role = everyRole.find((each) => each === text)
  if (!role) throw new StaffRefusal('Velg en rolle.')
  return role
}
