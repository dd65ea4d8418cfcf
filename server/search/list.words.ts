import { defineWords } from '../../domain/language.ts'

/** What stands below a list of properties among the results. */
export const listWords = defineWords({
  nb: {
    count: (count: number) =>
      count === 0 ? 'Ingen akkurat nå' : count === 1 ? '1 eiendom' : `${count} eiendommer`,
  },
})
