import { defineWords } from '../../../domain/text/language.ts'

export const mailWords = defineWords({
  nb: {
    signOff: 'Vennlig hilsen',
    automatic: 'Denne e-posten er sendt automatisk.',
  },
})
