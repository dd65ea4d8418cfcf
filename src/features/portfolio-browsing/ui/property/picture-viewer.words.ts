import { defineWords } from '../../../../domain/text/language.ts'

/** The pictures of a property over the whole window. */
export const viewerWords = defineWords({
  nb: {
    label: (title: string) => `Bilder av ${title}`,
    close: 'Lukk',
    zoom: 'Forstørr bildet',
  },
})
