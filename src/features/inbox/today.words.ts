/** The texts of «I dag», a page made for use with one hand. */
export const todayTexts = {
  title: 'I dag',
  lead: (total: number, waiting: number) => {
    if (total === 0) return 'Ingenting venter på deg nå.'
    if (waiting > total) return `${waiting} saker venter. De ${total} viktigste står her.`
    return total === 1 ? 'Én sak venter.' : `${total} saker venter.`
  },
  /** When the list was read, as a clock shows it. */
  readAt: (clock: string) => `Sist hentet kl. ${clock}.`,
  empty: 'Alt er gjort. Nye saker dukker opp her av seg selv.',
  call: (name: string) => `Ring ${name}`,
  take: 'Ta saken',
  /** The way to the address, in the map of the telephone. */
  route: 'Rute',
  routeTo: (address: string) => `Rute til ${address}`,
  phone: 'Ring',
  towns: 'Sted',
  allTowns: 'Alle',
  note: 'Notat',
  access: 'Slik kommer vi inn:',
  photo: 'Ta bilde',
  /** A photo that goes with the form. */
  chosen: (number: number) => `Bilde ${number}, blir sendt`,
  /** Unfolds the card. */
  more: 'Vis mer',
  /** Unfolds what else is done with a case. */
  others: 'Mer',
  order: 'Rekkefølge',
  orders: { day: 'Viktigst først', street: 'Gate for gate' },
  streetHelp: 'Adresser i samme gate står sammen, etter nummer. Det er ikke en kjørerute.',
  /** Opens all of the case on the card. */
  read: 'Les saken',
  noteBy: (name: string) => `Notat av ${name}`,
  photoHelp: 'Bildet legges på saken. Bare ansatte ser det.',
  save: 'Lagre',
  sending: 'Sender...',
  done: 'Ferdig',
  doneLabel: 'Melding til avsenderen',
  doneMissing: 'Skriv hva som er gjort',
  doneText:
    'Hei! Dette er nå i orden. Er noe likevel ikke som det skal, kan du åpne saken igjen fra siden din.',
  ask: 'Spør',
  askLabel: 'Spørsmål til avsenderen',
  noteMissing: 'Skriv et notat, eller ta et bilde',
  askMissing: 'Skriv hva du vil vite',
  sendAndWait: 'Send og vent på svar',
  finish: 'Send og avslutt',
  notFinished: 'Vi fikk ikke bekreftet at det ble lagret. Prøv igjen: svaret sendes bare én gang.',
  finishAgain: 'Prøv igjen',
  urgent: 'Haster',
  visits: 'Avtaler',
  visitAt: (hours: string) => `Kl. ${hours}`,
  noHost: 'Ingen er satt opp',
  visitDeclined: 'Takket nei i kalenderen',
}
