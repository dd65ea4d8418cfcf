import { defineWords } from '../../domain/language.ts'

/** The texts about senders of merged cases who get no mail. */
export const followerTexts = defineWords({
  nb: {
    lead: 'Disse har ikke e-post, og må få vite det av deg:',
    byLetter: 'brev',
    unnamed: 'uten navn',
    tellToo: (names: readonly string[]) => `Si det også til ${names.join(', ')}.`,
  },
})
