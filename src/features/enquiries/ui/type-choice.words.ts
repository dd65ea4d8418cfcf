import { defineWords } from '../../../domain/text/language.ts'

export const interestPage = defineWords({
  nb: {
    title: 'Interesseskjema',
    lead: 'Velg hva du er interessert i, så viser vi skjemaet som hører til.',
    type: 'Hva er du interessert i?',
    unknown: {
      title: 'Ukjent skjematype',
      text: 'Lenken fører til et skjema vi ikke har. Velg blant disse.',
    },
    listings: 'Se ledige leiligheter',
  },
})
