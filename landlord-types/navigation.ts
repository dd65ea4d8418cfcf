import type { CategorySlug } from './category.ts'

export interface NavigationLink {
  label: string
  href: string
}

export interface FooterGroup {
  title: string
  links: readonly NavigationLink[]
}

/** The order of the menu's categories. */
export type MenuOrder = readonly CategorySlug[]
