import { defineWords } from '../text/language.ts'

/** How a language writes days; spelled out here, so that a browser shows what the server does. */
export const dayWords = defineWords({
  nb: {
    months: 'januar februar mars april mai juni juli august september oktober november desember'.split(' '),
    date: (day: number, month: string, year: number) => `${day}. ${month} ${year}`,
  },
})
