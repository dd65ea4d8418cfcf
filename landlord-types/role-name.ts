/** A staff role's name in singular and plural. */
export interface RoleName {
  one: string
  many: string
}

/** Names of the roles in `domain/staff-roles.ts`, by their ids. */
export type RoleNames = Readonly<Partial<Record<string, RoleName>>>
