export interface StaffLink {
  href: string
  label: string
  /** The number of items that wait there, such as «12» or «99+»; left out if there are none. */
  count?: string
}

export interface StaffGroup {
  name: string
  links: readonly StaffLink[]
}

/** The counts of the menu, by page. */
export type MenuCounts = Readonly<Partial<Record<string, string>>>

/** As many links as fit beside each other on a laptop: a menu of fewer is not folded. */
const MAX_UNFOLDED = 7

/** The menu of a wide window: the links that always show, and the groups that are opened first. */
export function unfold(menu: readonly StaffGroup[]): {
  links: readonly StaffLink[]
  groups: readonly StaffGroup[]
} {
  const all = menu.flatMap(({ links }) => links)
  const [daily, ...others] = menu
  return all.length <= MAX_UNFOLDED || !daily
    ? { links: all, groups: [] }
    : { links: daily.links, groups: others }
}

/** The page of the menu that a path belongs to; null if there is none. */
export function currentOf(menu: readonly StaffGroup[], path: string): string | null {
  const all = menu.flatMap(({ links }) => links.map(({ href }) => href))
  if (all.includes(path)) return path
  return all.find((href) => path.startsWith(`${href}/`)) ?? null
}

/** How much waits in a group; undefined where nothing does. */
export function totalOf({ links }: StaffGroup): string | undefined {
  const counts = links.flatMap(({ count }) => count ?? [])
  const total = counts.reduce((sum, count) => sum + Number.parseInt(count, 10), 0)
  const isMore = counts.some((count) => count.endsWith('+'))
  return total > 0 ? `${total}${isMore ? '+' : ''}` : undefined
}
