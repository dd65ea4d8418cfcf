import { defineWords } from '../../domain/language.ts'

export const fakturaWords = defineWords({
  nb: {
    tableTitle: 'Selskapene',
    columns: {
      name: 'Selskap',
      orgNumber: 'Organisasjonsnummer',
      accountNumber: 'Kontonummer',
      mailbox: 'Faktura som PDF',
    },
    filter: 'Finn selskap',
    none: 'Ingen selskaper passer.',
    addressTitle: 'Besøksadresse',
  },
})
