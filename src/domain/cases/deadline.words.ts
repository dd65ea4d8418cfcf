import { defineWords } from '../text/language.ts'

/** How the time to a deadline is said. */
export const deadlineWords = defineWords({
  nb: {
    /** What a day of each clock is called. */
    days: {
      'office-hours': (count: number) => (count === 1 ? '1 arbeidsdag' : `${count} arbeidsdager`),
      'working-days': (count: number) => (count === 1 ? '1 hverdag' : `${count} hverdager`),
      'all-hours': (count: number) => `${count} døgn`,
    },
    hours: (count: number) => `${count} t`,
    minutes: (count: number) => `${count} min`,
    overAYear: 'over ett år',
    beforeOpening: 'før åpningstid',
    /** The time is empty where none of the clock has passed. */
    over: (time: string) => (time ? `${time} over fristen` : 'over fristen'),
    /** Where there is little room: «2 arb.dager», «36 t over». */
    short: (said: string) => said.replace('arbeidsdag', 'arb.dag').replace(' over fristen', ' over'),
  },
})
