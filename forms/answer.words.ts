import { defineWords } from '../domain/language.ts'

/** What the kinds of the public forms say of an answer, where its field says nothing itself. */
export const answerWords = defineWords({
  nb: {
    yes: 'Ja',
    tooLong: (most: string) => `Skriv kortere: høyst ${most} tegn`,
    date: 'Skriv datoen med dag, måned og år',
    email: 'Ugyldig e-postadresse',
    choose: 'Velg et av alternativene',
    chooseProperty: 'Velg en eiendom',
    tooManyPhotos: (most: number) => `Du kan legge ved høyst ${most} bilder`,
  },
})
