import { defineWords } from '../../domain/language.ts'
import { numberWord } from '../../domain/number-word.ts'

export const parkeringWords = defineWords({
  nb: {
    vacant: (count: number) =>
      `Ledige plasser ${count === 1 ? 'ett sted' : `${numberWord(count, 'nb')} steder`} nå`,
    from: 'fra',
    ask: 'Søk om en slik',
  },
})
