import { defineWords } from '../../../domain/text/language.ts'

export const checklistPageWords = defineWords({
  nb: {
    contact: 'Kontakt kundeservice',
  },
})
