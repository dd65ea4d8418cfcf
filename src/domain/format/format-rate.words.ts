import { defineWords } from '../text/language.ts'

/** How a language writes what something costs a month, or a square metre, with an amount that is written already. */
export const rateWords = defineWords({
  nb: {
    perMonth: (money: string) => `${money}/mnd`,
    perSeason: (money: string) => `${money}/sesong`,
    perAreaAndYear: (money: string) => `${money}/m²/år`,
    perSquareMetre: (range: string) => `${range} per m² per år`,
  },
})
