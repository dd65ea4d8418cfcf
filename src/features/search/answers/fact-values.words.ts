import { numberWord } from '../../../domain/format/number-word.ts'
import { defineWords } from '../../../domain/text/language.ts'

/** The facts of answers that are numbers, in words. */
export const answerFactWords = defineWords({
  nb: {
    rents: (months: number) => `${numberWord(months, 'nb')} måneders leie`,
    months: (months: number) => (months === 1 ? 'én måned' : `${numberWord(months, 'nb')} måneder`),
  },
})
