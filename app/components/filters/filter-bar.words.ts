import { defineWords } from '../../../domain/language.ts'
import type { Category } from '../../../landlord-types/category.ts'

/** The filters of a list. */
export const filterBarWords = defineWords({
  nb: {
    open: 'Filtrer og sorter',
    /** On the button that closes the filters on a phone. */
    show: (count: number, category: Pick<Category, 'plural' | 'singular'> | null) => {
      const { singular, plural } = category ?? { singular: 'eiendom', plural: 'eiendommer' }
      return `Vis ${count} ${count === 1 ? singular : plural}`
    },
    sort: 'Sorter',
    before: 'Innen en annen dag',
    showDay: 'Vis',
    remove: 'Fjern',
    clear: 'Fjern alle',
    nothing: 'Ingen eiendommer har alt dette.',
    drop: 'Fjern ett av valgene, så er det noe her:',
    without: (label: string, count: number) => `Uten «${label}» (${count})`,
  },
})
