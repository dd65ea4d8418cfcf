import { defineWords } from '../../../../domain/text/language.ts'

export const landingWords = defineWords({
  nb: {
    search: (town: string) => `Hva ser du etter? For eksempel toroms i ${town} under 12 000 med hund.`,
    example: (town: string) => `toroms i ${town} med hund`,
    submit: 'Søk',
    listings: 'Se våre annonser',
    readMore: 'Les mer',
    mail: 'Send e-post',
    tilesLabel: 'Hva leter du etter?',
  },
})
