import { defineWords } from '../../../domain/text/language.ts'

export const minSideWords = defineWords({
  nb: {
    newTab: '(åpnes i ny fane)',
    myCases: 'Se det du har sendt oss',
  },
})
