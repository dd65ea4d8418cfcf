import { numberWord } from '../../../../domain/format/number-word.ts'
import { defineWords } from '../../../../domain/text/language.ts'

export const homesWords = defineWords({
  nb: {
    one: (title: string) => `Ledig: ${title}`,
    several: (count: number) => `Ledig: ${numberWord(count, 'nb')} som passer deg`,
    open: (title: string) => `Se ${title}`,
    more: (count: number) => `Se ${numberWord(count, 'nb')} til i lista`,
    because: (wishes: readonly string[]) =>
      `Du får denne e-posten fordi du ba oss si fra om: ${wishes.join('; ')}.`,
    change: 'Ta pause eller stopp varslene',
  },
})
