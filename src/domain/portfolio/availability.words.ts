import { defineWords } from '../text/language.ts'

/** The labels of a property's availability. */
export const availabilityWords = defineWords({
  nb: { available: 'Ledig', reserved: 'Reservert', rented: 'Utleid' },
})
