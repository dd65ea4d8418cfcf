import { defineWords } from '../text/language.ts'

/** How a language writes moments. */
export const momentWords = defineWords({
  nb: {
    locale: 'nb-NO',
    time: (hour: string, minute: string) => `${hour}.${minute}`,
    dateTime: (date: string, time: string) => `${date} kl. ${time}`,
    yesterday: 'i går',
    today: 'i dag',
    tomorrow: 'i morgen',
  },
})
