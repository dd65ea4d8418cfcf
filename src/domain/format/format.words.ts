import { defineWords } from '../text/language.ts'

/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0'

/** How a language writes numbers. The locale is what `Intl` knows the language by. */
export const numberWords = defineWords({ nb: { locale: 'nb-NO', thousands: NBSP } })

/** How a language writes money and areas, each with a number that is written already. */
export const amountWords = defineWords({
  nb: {
    money: (kroner: string) => `${kroner}${NBSP}kr`,
    area: (squareMetres: string) => `${squareMetres}${NBSP}m²`,
    length: (metres: string) => `${metres}${NBSP}m`,
  },
})
