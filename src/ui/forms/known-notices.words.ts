import { defineWords } from '../../domain/text/language.ts'

export const knownNoticesWords = defineWords({
  nb: {
    title: 'Ikke sendt ennå: dette vet vi om',
    follow: 'Si fra til meg i stedet',
    other: 'Gjelder det noe annet, sender du meldingen nederst som vanlig.',
  },
})
