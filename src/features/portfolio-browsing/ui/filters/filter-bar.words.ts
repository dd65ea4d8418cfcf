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
    show: (count: number, category: Named | null) => `Vis ${counted(count, category)}`,
    showUncounted: (category: Named | null) => `Vis ${(category ?? anyProperty).plural}`,
    sort: 'Sorter',
    /** What a visitor types, by the parameter that it is. */
    own: { fra: 'Innen en annen dag', maksleie: 'Inntil et annet beløp, kr' },
    showOwn: 'Vis',
    remove: 'Fjern',
    clear: 'Fjern alle',
    missing: (town: string, category: Named | null) =>
      `Vi har ingen ${(category ?? anyProperty).plural} i ${town}.`,
    /** The towns follow. */
    thereIs: (areNearestFirst: boolean) => `Her er det vi har${areNearestFirst ? ', nærmest først' : ''}:`,
    nothing: 'Ingen eiendommer har alt dette.',
    drop: 'Fjern ett av valgene, så er det noe her:',
    /** «Uten «Heis»: 4 boliger». */
    without: (label: string, count: number, category: Named | null) =>
      `Uten «${label}»: ${counted(count, category)}`,
  },
})

/** «1 bolig», «4 eiendommer». */
function counted(count: number, category: Named | null): string {
  const { singular, plural } = category ?? anyProperty
  return `${count} ${count === 1 ? singular : plural}`
}
