import type { Message } from '../../domain/submissions/message.ts'
import { defineWords } from '../../domain/text/language.ts'
import { photoWords } from '../../forms/engine/photo.words.ts'

/** The messages about rejected photos, by problem. */
export const refusedPhotoWords = defineWords({
  nb: {
    ...photoWords.nb,
    pixels: (file: string): Message => ({
      title: 'Fil for stor',
      text: `${file} har mer enn 60 megapiksler, eller er lagret slik at det er for tungt å åpne. Ta et mindre bilde, eller et skjermbilde av det.`,
    }),
    damaged: (file: string): Message => ({
      title: 'Skadet bilde',
      text: `${file} kan ikke åpnes, for filen er skadet. Ta bildet på nytt, eller send et skjermbilde av det.`,
    }),
  },
})
