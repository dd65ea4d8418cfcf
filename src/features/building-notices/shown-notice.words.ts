import { defineWords } from '../../domain/text/language.ts'

export const shownNoticeWords = defineWords({
  nb: {
    weekdays: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
    moment: (weekday: string, date: string, time: string) => `${weekday} ${date} kl. ${time}`,
    cancelled: (title: string) => `Avlyst: ${title}`,
    ended: (title: string) => `Over: ${title}`,
    changed: (title: string) => `Endret: ${title}`,
  },
})
