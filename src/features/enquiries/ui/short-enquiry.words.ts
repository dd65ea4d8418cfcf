import { defineWords } from '../../../domain/text/language.ts'

/** The words of the pages of short forms. */
export const shortEnquiryWords = defineWords({
  nb: {
    about: 'Det gjelder',
    viewing: 'Bestill visning: navn, telefon eller e-post, og når det passer.',
    question: 'Spør oss om en eiendom. Du får svar på telefon eller e-post.',
  },
})
