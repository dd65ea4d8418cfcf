export const fakturaWords = {
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
} as const
