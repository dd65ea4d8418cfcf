import { defineWords } from '../../../domain/text/language.ts'

/** When a place can be moved into, as cards and pages say it. */
export const vacancyWords = defineWords({
  nb: {
    now: 'Ledig nå',
    from: (day: string) => `Ledig fra ${day}`,
    reserved: 'Reservert',
    rented: 'Utleid',
  },
})
