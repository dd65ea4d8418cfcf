import type { Permission } from '../people/permissions.ts'

/**
 * How a page is served. `cached`: rendered once for all visitors. `form`: rendered per request, since its form
 * has an idempotency key of its own. `searched`: rendered per request, since there are as many as there are
 * searches. `private`: only for clients that have its address, and never cached. `unreferred`: the same, and its address
 * is told to no page, not even to one of ours. `staff`: only for signed-in staff, and for signing in.
 */
export type ServedAs = 'cached' | 'form' | 'searched' | 'private' | 'unreferred' | 'staff'

/** The groups of the staff's menu, in its order. */
export const menuGroups = { cases: 'Saker', portfolio: 'Portefølje', content: 'Innhold', control: 'Styring' }

/** What a page says of itself. Its file, in the folder of its declaration, has the name of its path with `.` for `/` and `$` for `:`. */
export interface DeclaredPage {
  path: string
  as: ServedAs
  /** The name of its file without the ending, where that is another. */
  file?: string
  /** Whether search engines are shown it, or the addresses of it that they are shown. */
  isIndexed?: true | readonly string[]
  /** The query parameters that it reads, and their allowed values, or its canonical address. All others are ignored. */
  reads?: Readonly<Record<string, (value: string) => boolean>> | ((search: URLSearchParams) => string)
  /** Of a page of the workspace: the permission that opens it; null where every signed-in staff member may. */
  permission?: Permission | null
  /** Its place in the staff's menu, from 1 in its group, and its name there. A page without is reached from another page. */
  menu?: { group: keyof typeof menuGroups; place: number; name: string }
}

export const isShortText = (value: string): boolean => value.trim() !== '' && value.length <= 80
