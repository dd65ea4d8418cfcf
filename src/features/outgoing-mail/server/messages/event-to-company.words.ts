import type { SenderNotice } from '../../../../domain/cases/case-event.ts'
import { defineWords } from '../../../../domain/text/language.ts'

export const eventWords = defineWords({
  nb: {
    subject: (what: string, reference: string) => `${what} i sak ${reference}`,
    what: {
      message: 'Ny melding fra avsenderen',
      photos: 'Nye bilder fra avsenderen',
      withdrawn: 'Avsenderen har trukket saken',
      reopened: 'Avsenderen har åpnet saken igjen',
    } satisfies Record<SenderNotice, string>,
    text: 'Åpne saken for å lese og svare.',
    answeredIn: (reference: string) => `Saken er slått inn i ${reference}. Åpne den for å lese og svare.`,
    open: 'Åpne saken',
  },
})
