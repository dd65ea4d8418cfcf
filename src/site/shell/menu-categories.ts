import { menuOrder } from '#landlord/navigation.ts'
import type { Language } from '../../../landlord-types/language.ts'
import type { NavigationLink } from '../../../landlord-types/navigation.ts'
import { categoryWordsOf } from '../../domain/portfolio/categories.ts'
import type { MenuWords } from './menu.words.ts'

interface MenuCategory extends NavigationLink {
  children: readonly NavigationLink[]
}

/** The menu: each category with its own page, its list, and «Se alle …». */
export const menuCategories = (words: MenuWords, language: Language): readonly MenuCategory[] =>
  menuOrder.flatMap((slug) => {
    const category = categoryWordsOf(slug, language)
    if (!category) return []
    const list = `/eiendommer?type=${slug}`
    return [
      {
        label: category.menuLabel,
        href: `/${slug}`,
        children: [
          ...(slug === 'bolig' ? [{ label: words.vacantHomes, href: '/ledige-leiligheter' }] : []),
          { label: category.listLinkLabel, href: list },
          { label: words.seeAll(category.plural), href: list },
        ],
      },
    ]
  })
