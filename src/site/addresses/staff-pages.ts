import type { DeclaredPage } from '../../domain/addresses/declared-page.ts'
import { menuGroups } from '../../domain/addresses/declared-page.ts'
import { may, type Permission } from '../../domain/people/permissions.ts'
import type { StaffRole } from '../../domain/people/staff-roles.ts'
import { keysOf } from '../../domain/records.ts'
import type { MenuCounts, StaffGroup, StaffLink } from '../../features/workspace/staff-menu.ts'
import { allPages } from './pages.ts'

interface StaffPage extends DeclaredPage {
  permission: Permission | null
}

/** Every page of the workspace. */
export const staffPages: readonly StaffPage[] = allPages.flatMap((page) =>
  page.permission === undefined ? [] : [{ ...page, permission: page.permission }],
)

/** The page of a path; null if there is none. A literal path takes precedence over one with a parameter. */
export function staffPageOf(path: string): StaffPage | null {
  const parts = path.split('/')
  const fits = (page: StaffPage) => {
    const pattern = page.path.split('/')
    return (
      pattern.length === parts.length && pattern.every((part, i) => part.startsWith(':') || part === parts[i])
    )
  }
  return staffPages.find(({ path: exact }) => exact === path) ?? staffPages.find(fits) ?? null
}

/** Whether a role may open the page of the staff at a path. */
export function mayOpen(role: StaffRole, path: string): boolean {
  const page = staffPageOf(path)
  return page !== null && (page.permission === null || may(role, page.permission))
}

/** The start page of a role: «I dag» for a caretaker, else the inbox, the properties or their own account. */
export function startPageOf(role: StaffRole): string {
  if (role === 'vaktmester') return '/saker/i-dag'
  return ['/saker', '/intern/eiendommer'].find((path) => mayOpen(role, path)) ?? '/intern/konto'
}

/** The pages that a role may open, in the groups and the order of the menu. */
export function menuFor(role: StaffRole, counts: MenuCounts = {}): StaffGroup[] {
  const shown = staffPages.flatMap(({ path: href, menu }) =>
    menu && mayOpen(role, href) ? [{ href, ...menu }] : [],
  )
  return keysOf(menuGroups)
    .map((group) => ({
      name: menuGroups[group],
      links: shown
        .filter((page) => page.group === group)
        .sort((one, other) => one.place - other.place)
        .map(({ href, name: label }) => ({ href, label, ...(counts[href] ? { count: counts[href] } : {}) })),
    }))
    .filter(({ links }) => links.length > 0)
}

/** The two pages that a role needs most, for the bar of a telephone: where it starts, and the next of the menu. */
export function barFor(role: StaffRole, menu: readonly StaffGroup[]): StaffLink[] {
  const all = menu.flatMap(({ links }) => links)
  const start = all.filter(({ href }) => href === startPageOf(role))
  const others = all.filter(({ href }) => href !== startPageOf(role))
  return [...start, ...others].slice(0, 2)
}
