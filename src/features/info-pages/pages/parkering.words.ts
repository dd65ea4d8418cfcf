import { numberWord } from '../../../domain/format/number-word.ts'
import { defineWords } from '../../../domain/text/language.ts'

export const parkeringWords = defineWords({
  nb: {
    vacant: (count: number) =>
      `Ledige plasser ${count === 1 ? 'ett sted' : `${numberWord(count, 'nb')} steder`} nå`,
    from: 'fra',
    ask: 'Søk om en slik',
  },
})
