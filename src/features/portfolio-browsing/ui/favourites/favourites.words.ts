import { defineWords } from '../../../../domain/text/language.ts'

/** Saving a property on the device. */
export const saveWords = defineWords({
  nb: {
    save: 'Lagre',
    saved: 'Lagret',
    kept: (count: number) => ({
      title: 'Lagret på denne enheten',
      text: count === 1 ? '1 favoritt' : `${count} favoritter`,
    }),
    show: { label: 'Vis', about: 'favorittene' },
    full: { title: 'Lista er full', text: 'Ta bort noe fra favorittene først.' },
    blocked: {
      title: 'Nettleseren lagrer ikke',
      text: 'Den er stilt inn slik at nettsteder ikke får lagre noe, eller så er det fullt.',
    },
  },
})
