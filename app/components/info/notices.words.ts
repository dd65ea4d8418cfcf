import { defineWords } from '../../../domain/language.ts'

export const noticeWords = defineWords({
  nb: {
    title: 'Driftsmeldinger',
  },
})
