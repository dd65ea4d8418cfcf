import type { Words } from './language.ts'

/** A staff role's name in singular and plural. */
export interface RoleName {
  one: string
  many: string
}

/** Names of the roles in `src/domain/people/staff-roles.ts`, by their ids. */
export type RoleNames = Words<Readonly<Partial<Record<string, RoleName>>>>
