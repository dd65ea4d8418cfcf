import { defineWords } from '../../domain/text/language.ts'

export const noticesBoxWords = defineWords({
  nb: {
    known: 'Ikke sendt ennå: dette vet vi om',
    ofHouse: 'Dette gjelder huset ditt',
    ofAll: 'Driftsmeldinger',
    many: (count: number, places: string) => `${count} driftsmeldinger: ${places}`,
    coming: 'Har ikke begynt ennå.',
    follow: 'Si fra til meg i stedet',
    other: 'Gjelder det noe annet, sender du meldingen nederst som vanlig.',
  },
})
