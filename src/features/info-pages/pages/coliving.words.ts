import { defineWords } from '../../../domain/text/language.ts'

export const colivingWords = defineWords({
  nb: {
    vacant: (count: number) => `${count} ${count === 1 ? 'ledig' : 'ledige'} rom nå`,
    from: 'fra',
    ask: 'Spør om rommet',
  },
})
