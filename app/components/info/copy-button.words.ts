import { defineWords } from '../../../domain/language.ts'

export const copyWords = defineWords({
  nb: {
    copy: 'Kopier',
    copied: 'Kopiert',
  },
})
