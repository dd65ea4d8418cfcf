import { defineWords } from '../text/language.ts'

export const halfDayWords = defineWords({
  nb: { am: (day: string) => `${day}, formiddag`, pm: (day: string) => `${day}, ettermiddag` },
})
