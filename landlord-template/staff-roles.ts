import type { RoleNames } from '../landlord-types/role-name.ts'

/** What the roles are called, where that is not what the product calls them. */
export const landlordRoleNames: RoleNames = { nb: {} }
