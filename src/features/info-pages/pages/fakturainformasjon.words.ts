import { defineWords } from '../../../domain/text/language.ts'

export const fakturaWords = defineWords({
  nb: {
    tableTitle: 'Selskapene',
    columns: {
      name: 'Selskap',
      orgNumber: 'Organisasjonsnummer',
      accountNumber: 'Kontonummer',
      mailbox: 'Faktura som PDF',
    },
    /** Before a number on a narrow screen, where a button stands after it. */
    shortOrgNumber: 'Org.nr.',
    filter: 'Finn selskap',
    none: 'Ingen selskaper passer.',
    addressTitle: 'Besøksadresse',
  },
})
