import { categories } from '#landlord/categories.ts'
import { categoryScene } from './category-art.ts'
import { heroScene } from './hero.ts'
import { inPlaceOf } from './picture-files.ts'
import { companyPages, companyScene, fallbackScene, openGraphScene, promoScene, promos } from './promo-art.ts'

/** A drawing of the site's own, with the size it is drawn at. */
export interface SiteDrawing {
  name: string
  svg: string
  width: number
  height: number
}

/** The site's own drawings: hero, category tiles, promo cards and fallback. */
export function siteArt(): SiteDrawing[] {
  return drawings().map((drawing) => inPlaceOf(drawing))
}

function drawings(): SiteDrawing[] {
  return [
    { name: 'hero-light-wide', svg: heroScene('light', 'wide'), width: 2400, height: 1100 },
    { name: 'hero-dark-wide', svg: heroScene('dark', 'wide'), width: 2400, height: 1100 },
    { name: 'hero-light-narrow', svg: heroScene('light', 'narrow'), width: 900, height: 1200 },
    { name: 'hero-dark-narrow', svg: heroScene('dark', 'narrow'), width: 900, height: 1200 },
    ...categories.map(({ slug }) => ({
      name: `category-${slug}`,
      svg: categoryScene(slug),
      width: 800,
      height: 600,
    })),
    ...promos.map((promo) => ({ name: `promo-${promo}`, svg: promoScene(promo), width: 1200, height: 800 })),
    ...companyPages.map((page) => ({
      name: `page-${page}`,
      svg: companyScene(page),
      width: 1200,
      height: 800,
    })),
    { name: 'fallback', svg: fallbackScene(), width: 1200, height: 800 },
  ]
}

/** The pictures for links shared in social media: with the landlord's short name, and for when staff have changed it. */
export const sharedPictures = (): SiteDrawing[] =>
  [
    { name: 'open-graph', svg: openGraphScene({ hasName: true }), width: 1200, height: 630 },
    { name: 'open-graph-nameless', svg: openGraphScene({ hasName: false }), width: 1200, height: 630 },
  ].map((drawing) => inPlaceOf(drawing))
