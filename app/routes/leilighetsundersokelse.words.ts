import { defineWords } from '../../domain/language.ts'

export const surveyPage = defineWords({
  nb: {
    description: 'Den årlige leilighetsundersøkelsen: brannvern, strøm og vann.',
  },
})
