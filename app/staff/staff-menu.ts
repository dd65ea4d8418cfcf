import { mayOpen, staffPageOf } from '../../domain/staff-pages.ts'
import type { StaffRole } from '../../domain/staff-roles.ts'
import { staffMenu } from '../../forms/staff/workspace.words.ts'

export interface StaffLink {
  href: string
  label: string
  /** The number of items that wait there; left out if zero. */
  count?: number
}

/** The pages that a role may open, in the order of the menu. */
export function menuFor(role: StaffRole, counts: Readonly<Record<string, number>> = {}): StaffLink[] {
  return Object.entries(staffMenu)
    .filter(([path]) => staffPageOf(path)?.path === path && mayOpen(role, path))
    .map(([href, label]) => ({ href, label, ...(counts[href] ? { count: counts[href] } : {}) }))
}
