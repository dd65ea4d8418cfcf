import { defineWords } from '../../domain/text/language.ts'

export const copyWords = defineWords({
  nb: {
    copy: 'Kopier',
    copied: 'Kopiert',
  },
})
