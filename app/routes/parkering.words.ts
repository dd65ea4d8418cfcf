import { defineWords } from '../../domain/language.ts'

export const parkeringWords = defineWords({
  nb: {
    vacant: (count: number) => `Ledige plasser ${count} ${count === 1 ? 'sted' : 'steder'} nå`,
    from: 'fra',
    ask: 'Søk om en slik',
  },
})
