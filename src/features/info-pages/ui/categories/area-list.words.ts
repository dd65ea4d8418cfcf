import { defineWords } from '../../../../domain/text/language.ts'

export const areaWords = defineWords({
  nb: {
    homes: (count: number) => `${count} ${count === 1 ? 'bolig' : 'boliger'}`,
    all: (count: number) => `Alle ${count} boliger`,
    vacant: (count: number) =>
      count === 0 ? 'ingen ledige nå' : `${count} ${count === 1 ? 'ledig' : 'ledige'} nå`,
  },
})
