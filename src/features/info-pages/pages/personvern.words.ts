import { defineWords } from '../../../domain/text/language.ts'

export const personvernWords = defineWords({
  nb: {
    formsTitle: 'Skjema for skjema',
    formsText: 'Hva hvert skjema brukes til, hvem som leser det, og når det slettes.',
    contactTitle: 'Behandlingsansvarlig',
    contact: (legalName: string) => `${legalName}, organisasjonsnummer`,
  },
})
