import { staffRoles } from '../landlord/staff-roles.ts'
import { keysOf } from './records.ts'

export const allRoles = keysOf(staffRoles)
