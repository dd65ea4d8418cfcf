export const personvernWords = {
  formsTitle: 'Skjema for skjema',
  formsText: 'Hva hvert skjema brukes til, hvem som leser det, og når det slettes.',
  contactTitle: 'Behandlingsansvarlig',
  contact: (legalName: string) => `${legalName}, organisasjonsnummer`,
} as const
