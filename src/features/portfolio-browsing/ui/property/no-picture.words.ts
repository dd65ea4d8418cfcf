import { defineWords } from '../../../../domain/text/language.ts'

/** The text for a missing picture. In its own file, since every list needs it. */
export const pictureTexts = defineWords({
  nb: {
    missing: 'Bilde ikke tilgjengelig',
  },
})
