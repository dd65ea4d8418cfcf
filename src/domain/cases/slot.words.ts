import { defineWords } from '../text/language.ts'

/** How a language writes the time slots of appointments. */
export const slotWords = defineWords({
  nb: {
    weekdays: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
    /** The day is written as «24. november», the hours as «08.00–10.00». */
    /** In a list of many: the day is written as «24.11.». */
    short: (weekday: string, day: string, hours: string) => `${weekday.slice(0, 3)}. ${day} kl. ${hours}`,
    shortDay: (day: number, month: number) => `${day}.${month}.`,
    written: (weekday: string, day: string, hours: string) => `${weekday} ${day} kl. ${hours}`,
  },
})
