import { defineWords } from '../../../../domain/text/language.ts'

/** Saving a property on the device. */
export const saveWords = defineWords({
  nb: {
    save: 'Lagre',
    saved: 'Lagret',
    first: { title: 'Lagret på denne enheten', text: 'Du finner den igjen under favoritter.' },
    favourites: 'Se favorittene',
    full: { title: 'Lista er full', text: 'Ta bort noe fra favorittene først.' },
    blocked: {
      title: 'Nettleseren lagrer ikke',
      text: 'Den er stilt inn slik at nettsteder ikke får lagre noe, eller så er det fullt.',
    },
  },
})
