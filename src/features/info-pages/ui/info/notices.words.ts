import { defineWords } from '../../../../domain/text/language.ts'

export const noticeWords = defineWords({
  nb: {
    title: 'Driftsmeldinger',
  },
})
