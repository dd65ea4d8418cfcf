import type { NavigationLink } from './navigation.ts'

/** What every page of the landlord's says first, and what search engines show of it. */
export interface PageCopy {
  /** The browser's title; the company's name is added. */
  title: string
  heading: string
  lead: string
  description: string
}

/** A title and a sentence. */
export interface PagePoint {
  title: string
  text: string
}

/** A link with a few words about what is behind it. */
export interface NotedLink extends NavigationLink {
  note: string
}

/** The way on at the end of a category's page. */
export interface WayOnCopy {
  title: string
  links: readonly NotedLink[]
}

/** A page whose words are the product's: the landlord says only what search engines show of it. */
export interface Described {
  description: string
}
