import { categories } from '../landlord/categories.ts'

/**
 * Every page that search engines are shown, besides the properties' own. What stands here is public, and cached where it
 * is not a form (`server/http/page-policy.ts`).
 */
export const publicPaths: readonly string[] = [
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
  '/interesseskjema',
  '/parkering-soknad',
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
