import { defineWords } from '../../domain/language.ts'

export const husordensreglerWords = defineWords({
  nb: {
    contents: 'Innhold',
  },
})
