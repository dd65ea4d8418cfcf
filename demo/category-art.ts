import { drawnPictures } from '#landlord/drawn-pictures.ts'
import type { CategorySlug } from '../landlord-types/category.ts'
import { drawScene } from './illustrations/scenes.ts'
import { document } from './illustrations/svg.ts'

/** The landing tile of a category, 800 by 600. */
export const categoryScene = (slug: CategorySlug): string =>
  document(drawScene(drawnPictures.tiles[slug]), 800, 600, '90 0 1422 1067')
