import type { CategorySlug } from './category.ts'

export interface NavigationLink {
  label: string
  href: string
}

interface FooterGroup {
  title: string
  links: readonly NavigationLink[]
}

/** The links of every page. */
export interface Navigation {
  /** In the header. */
  headerLinks: readonly NavigationLink[]
  /** In the menu, after the categories. */
  menuPages: readonly NavigationLink[]
  footerGroups: readonly FooterGroup[]
}

/** The order of the menu's categories. */
export type MenuOrder = readonly CategorySlug[]
