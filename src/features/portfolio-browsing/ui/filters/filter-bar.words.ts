import type { CategoryWords } from '../../../../../landlord-types/category.ts'
import { defineWords } from '../../../../domain/text/language.ts'

type Named = Pick<CategoryWords, 'plural' | 'singular'>

const anyProperty: Named = { singular: 'eiendom', plural: 'eiendommer' }

/** The filters of a list. */
export const filterBarWords = defineWords({
  nb: {
    open: 'Filtrer og sorter',
    /** The filters on a phone, and the button that closes them. */
    heading: 'Filtrer',
    close: 'Lukk',
    show: (count: number, category: Named | null) => {
      const { singular, plural } = category ?? anyProperty
      return `Vis ${count} ${count === 1 ? singular : plural}`
    },
    showUncounted: (category: Named | null) => `Vis ${(category ?? anyProperty).plural}`,
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
