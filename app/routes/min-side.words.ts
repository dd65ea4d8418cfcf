import { defineWords } from '../../domain/language.ts'

export const minSideWords = defineWords({
  nb: {
    newTab: '(åpnes i ny fane)',
    myCases: 'Se det du har sendt oss',
  },
})
