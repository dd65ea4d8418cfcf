import type { CategorySlug } from '../../../../landlord-types/category.ts'
import { categoryFromSlug } from '../../../domain/portfolio/categories.ts'
import type { LiveHomes } from './live-homes.ts'
import type { Vacancies } from './views.ts'

export function vacancyCatalogue(homes: LiveHomes) {
  return {
    /** The properties of a category that can be rented now: how many, and of which sizes from which price. */
    async vacancies(category: CategorySlug): Promise<Vacancies> {
      const ofType = categoryFromSlug(category)?.type
      const vacant = (await homes.current()).homes.filter(
        ({ type, vacancy }) => type === ofType && vacancy?.kind === 'now',
      )
      const sizes = Map.groupBy(vacant, ({ squareMetres }) => squareMetres)
      return {
        count: vacant.length,
        sizes: [...sizes]
          .flatMap(([squareMetres, alike]) => {
            if (squareMetres === null) return []
            const rents = alike.flatMap(({ rent }) => rent ?? [])
            return [
              {
                squareMetres,
                count: alike.length,
                lowestPrice: rents.length > 0 ? Math.min(...rents) : null,
              },
            ]
          })
          .sort((one, other) => one.squareMetres - other.squareMetres),
      }
    },
  }
}
