import { defineWords } from '../../../domain/text/language.ts'

/** What stands below the names of homes and lists among the results. */
export const resultWords = defineWords({
  nb: {
    count: (count: number) =>
      count === 0 ? 'Ingen akkurat nå' : count === 1 ? '1 eiendom' : `${count} eiendommer`,
    bedrooms: (count: number) => `${count} soverom`,
  },
})
