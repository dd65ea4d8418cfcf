import { landing } from '#landlord/landing.ts'
import { boligPage } from '#landlord/pages/bolig.ts'
import { colivingPage } from '#landlord/pages/coliving.ts'
import { minilagerPage } from '#landlord/pages/minilager.ts'
import { naeringPage } from '#landlord/pages/naering.ts'
import { parkeringPage } from '#landlord/pages/parkering.ts'
import { reklamePage } from '#landlord/pages/reklame.ts'
import type { CategorySlug } from '../../../landlord-types/category.ts'
import type {
  BoligPage,
  ColivingPage,
  MinilagerPage,
  NaeringPage,
  ParkeringPage,
  ReklamePage,
} from '../../../landlord-types/category-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'
import { defaultLanguage, wordsOf } from '../text/language.ts'
import { type FrontPageCopy, frontPageCopy } from './front-page-copy.ts'
import { offered } from './offered.ts'

/** What staff edit of a category's page: not its name, nor where its links lead. */
type EditedCopy<P> = Omit<P, 'title' | 'links' | 'next'>

/** The copy of the pages that staff edit. */
export interface PageCopies {
  forsiden: FrontPageCopy
  'bolig-side': EditedCopy<BoligPage>
  'coliving-side': EditedCopy<ColivingPage>
  'minilager-side': EditedCopy<MinilagerPage>
  'naering-side': EditedCopy<NaeringPage>
  'parkering-side': EditedCopy<ParkeringPage>
  'reklame-side': EditedCopy<ReklamePage>
}

function ofCategory<P extends { title: string; links: unknown; next?: unknown }>(
  slug: CategorySlug,
  page: Words<P> | null,
) {
  return {
    page: `/${slug}`,
    needs: slug,
    get value(): EditedCopy<P> {
      const { title, links, next, ...copy } = wordsOf(offered(page), defaultLanguage)
      return copy
    },
  }
}

/** The pages whose copy staff edit. */
export const pageCopies = {
  forsiden: { page: '/', value: frontPageCopy(wordsOf(landing, defaultLanguage)) },
  'bolig-side': ofCategory('bolig', boligPage),
  'coliving-side': ofCategory('coliving', colivingPage),
  'minilager-side': ofCategory('minilager', minilagerPage),
  'naering-side': ofCategory('naering', naeringPage),
  'parkering-side': ofCategory('parkering', parkeringPage),
  'reklame-side': ofCategory('reklame', reklamePage),
}
