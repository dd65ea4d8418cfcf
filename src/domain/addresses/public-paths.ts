import { categories } from '../../../landlord/categories.ts'
import type { Category } from '../../../landlord-types/category.ts'

/**
 * Every page for search engines, besides those of the properties. Pages listed here are public, and cached unless they
 * are forms (`src/site/pages/page-policy.ts`).
 */
export const publicPathsOf = (categories: readonly Category[]): readonly string[] => [
  '/',
  '/eiendommer',
  ...categories.map((category) => `/eiendommer?type=${category.slug}`),
  '/ledige-leiligheter',
  ...categories.map((category) => `/${category.slug}`),
  '/om-oss',
  '/min-side',
  '/kundeservice',
  '/rense-sluket',
  '/husordensregler',
  '/fakturainformasjon',
  '/fordeler',
  '/personvern',
  '/tilgjengelighet',
  '/interesseskjema',
  ...(categories.some(({ slug }) => slug === 'parkering') ? ['/parkering-soknad'] : []),
  '/si-opp-leilighet',
  '/melde-avvik',
  '/hvitevarefeil',
  '/tapt-nokkel',
  '/naboklage',
  '/leilighetsundersokelse',
  '/solo-service',
  '/husordensregler-avtale',
  '/sjekkliste-flyttevask',
]

export const publicPaths = publicPathsOf(categories)
