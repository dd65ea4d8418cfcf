import { categoryFromSlug } from '../../domain/categories.ts'
import { menuOrder } from '../../landlord/navigation.ts'
import type { NavigationLink } from '../../landlord-types/navigation.ts'
import type { MenuWords } from './menu.words.ts'

interface MenuCategory extends NavigationLink {
  children: readonly NavigationLink[]
}

/** The menu: each category with its own page, its list, and «Se alle …». */
export const menuCategories = (words: MenuWords): readonly MenuCategory[] =>
  menuOrder.flatMap((slug) => {
    const category = categoryFromSlug(slug)
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
