import { defineWords } from '../../../../domain/text/language.ts'

export const rentedWords = defineWords({
  nb: {
    title: 'Dette er utleid',
    vacant: 'Men her er noe som ligner, og som er ledig nå.',
    none: 'Akkurat nå er ingenting som ligner, ledig.',
    seeAvailable: 'Se alt som er ledig',
    alert: 'Si fra når noe passer',
  },
})
