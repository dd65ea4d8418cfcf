import { defineWords } from '../../../../domain/text/language.ts'

export const landingWords = defineWords({
  nb: {
    listings: 'Se våre annonser',
    readMore: 'Les mer',
    mail: 'Send e-post',
    tilesLabel: 'Hva leter du etter?',
  },
})
