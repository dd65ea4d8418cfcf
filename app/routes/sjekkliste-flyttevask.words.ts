import { defineWords } from '../../domain/language.ts'

export const checklistPageWords = defineWords({
  nb: {
    contact: 'Kontakt kundeservice',
  },
})
