import { defineWords } from '../../../../domain/text/language.ts'

export const storageWords = defineWords({
  nb: {
    from: 'fra',
    vacant: (count: number) =>
      count === 0 ? 'Ingen ledige nå' : `${count} ${count === 1 ? 'ledig' : 'ledige'} nå`,
    ask: 'Spør om denne',
    scale: 'Personen er 1,75 meter høy. Takhøyden er 2,3 meter.',
  },
})
