import { defineWords } from '../../../domain/text/language.ts'

export const husordensreglerWords = defineWords({
  nb: {
    contents: 'Innhold',
  },
})
