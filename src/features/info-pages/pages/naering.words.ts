import { defineWords } from '../../../domain/text/language.ts'

export const naeringWords = defineWords({
  nb: {
    vacant: (count: number) => `${count} ${count === 1 ? 'ledig lokale' : 'ledige lokaler'} nå`,
    ask: (name: string) => `Spør om ${name.toLowerCase()}`,
  },
})
