import { defineWords } from '../../domain/text/language.ts'

/** What the kinds of the public forms say of an answer, where its field says nothing itself. */
export const answerWords = defineWords({
  nb: {
    yes: 'Ja',
    tooLong: (most: string) => `Skriv kortere: høyst ${most} tegn`,
    date: 'Skriv datoen slik: 1.3.2027',
    missingDay: 'Denne datoen finnes ikke. Skriv den slik: 1.3.2027',
    email: 'Ugyldig e-postadresse',
    meantEmail: (address: string) => `Mente du ${address}?`,
    noNumber: 'Her står det ikke noe nummer. Uten det kan vi ikke ringe deg.',
    shortNumber: 'Nummeret er kortere enn 8 siffer. Stemmer det?',
    choose: 'Velg et av alternativene',
    chooseProperty: 'Velg en eiendom',
    noWayToAnswer: 'Skriv telefonnummer eller e-post, så vi kan svare deg',
    tooManyPhotos: (most: number) => `Du kan legge ved høyst ${most} bilder`,
  },
})
