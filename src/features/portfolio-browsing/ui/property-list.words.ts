import { defineWords } from '../../../domain/text/language.ts'

/** The portfolio's list. */
export const listTexts = defineWords({
  nb: {
    heading: 'Våre eiendommer',
    /** The count line; the type follows where one is chosen. */
    count: (total: number, type?: string) => `Viser ${total} eiendommer${type ? ` – ${type}` : ''}`,
    filters: 'Filtre',
    loading: 'Laster eiendommer...',
    empty: 'Ingen eiendommer funnet for valgt kategori.',
    more: 'Vis flere',
    onMap: 'Vis på kart',
    asList: 'Vis som liste',
    banner: {
      heading: 'Fant du ikke det du lette etter?',
      text: 'Fortell oss hva du trenger, så sier vi fra når noe passer.',
      interest: 'Send interesseskjema',
      contact: 'Kontakt oss',
    },
  },
})
