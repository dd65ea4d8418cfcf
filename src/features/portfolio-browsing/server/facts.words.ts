import { formatNumber } from '../../../domain/format/format.ts'
import type { RentUnit } from '../../../domain/portfolio/rent-terms.ts'
import { defineWords } from '../../../domain/text/language.ts'

/** The key facts of a property, on its card and at the top of its page. */
export const factWords = defineWords({
  nb: {
    bedrooms: (count: number) => `${formatNumber(count, 'nb')} soverom`,
    /** The rooms of coliving. */
    rooms: (count: number) => (count === 1 ? '1 hybel' : `${formatNumber(count, 'nb')} hybler`),
    /** The longest boat, car or trailer that has room. */
    upTo: (length: string) => `inntil ${length}`,
    rentFor: (unit: RentUnit) => `leie ${unit}`,
    bathrooms: (count: number) => `${formatNumber(count, 'nb')} bad`,
  },
})
