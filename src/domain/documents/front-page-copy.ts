import type { CategorySlug } from '../../../landlord-types/category.ts'
import type { Landing } from '../../../landlord-types/info-pages.ts'
import { keysOf } from '../records.ts'

/** What staff edit of the front page. Under the name of a category: what its tile says below it. */
export type FrontPageCopy = {
  /** The picture below the heading, in one line, where it is not the drawn one. */
  picture?: string
  title: string
  badge: string
  description: string
  benefitsTitle: string
  benefitsText: string
  benefits: Landing['benefits']['items']
  contactText: string
} & { [K in CategorySlug]?: string }

/** That part of the landlord's words. */
export function frontPageCopy({
  title,
  badge,
  description,
  tiles,
  benefits,
  contact,
}: Landing): FrontPageCopy {
  return {
    title,
    badge,
    description,
    ...Object.fromEntries(keysOf(tiles).map((slug) => [slug, tiles[slug]?.note])),
    benefitsTitle: benefits.title,
    benefitsText: benefits.text,
    benefits: benefits.items,
    contactText: contact.text,
  }
}
