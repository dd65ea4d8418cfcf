import { defineWords } from '../../../domain/text/language.ts'

export const surveyPage = defineWords({
  nb: {
    description: 'Den årlige leilighetsundersøkelsen: brannvern, strøm og vann.',
  },
})
