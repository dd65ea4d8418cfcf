import { defineWords } from '../language.ts'

/** How a language writes the time slots of appointments. */
export const slotWords = defineWords({
  nb: {
    weekdays: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
    /** The day is written as «24. november», the hours as «08.00–10.00». */
    written: (weekday: string, day: string, hours: string) => `${weekday} ${day} kl. ${hours}`,
  },
})
