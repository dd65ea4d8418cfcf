export const surveyPage = {
  description: 'Den årlige leilighetsundersøkelsen: brannvern, strøm og vann.',
} as const
