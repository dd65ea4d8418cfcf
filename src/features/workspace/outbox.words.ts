const counted = (count: number, one: string, several: string) => (count === 1 ? one : `${count} ${several}`)

/** What was done without contact, on the page and in the answers of the server. */
export const outboxTexts = {
  title: 'Utboks',
  waiting: (count: number) => `${count} venter på dekning.`,
  sending: (count: number) => `Sender ${count} …`,
  /** The longest one has waited. */
  old: 'Noe har ventet i over et døgn. Finn et sted med dekning, og trykk «Send nå».',
  sendNow: 'Send nå',
  signedOut: (count: number) =>
    `Du er logget ut. ${counted(count, 'Det du har gjort, ligger her og sendes', 'ting ligger her og sendes')} når du har logget inn.`,
  signIn: 'Logg inn',
  unreachable: 'Ingen dekning. Det du gjør, legges i kø og sendes når du får kontakt.',
  unavailable:
    'Denne nettleseren kan ikke ta vare på noe uten dekning, for eksempel fordi vinduet er privat. Det du gjør, sendes med én gang.',
  full: 'Det er ikke plass på telefonen til å legge dette i kø. Det ble forsøkt sendt med én gang.',
  refused: (count: number) => counted(count, 'Én ting ble ikke gjort', 'ting ble ikke gjort'),
  again: 'Prøv igjen',
  open: 'Åpne saken',
  discard: 'Forkast',
  /** What the server said where it gave no sentence. */
  notTaken: 'Serveren tok ikke imot dette.',
  on: (title: string) => `Gjelder ${title}`,
  photos: (count: number) => counted(count, '1 bilde', 'bilder'),
  /** What waits, by the name of its action. */
  acts: {
    'casework.finish': 'Ferdig',
    'casework.ask': 'Spørsmål til avsenderen',
    'casework.note': 'Notat',
    'casework.take': 'Ta saken',
    'casework.snoozeUntil': 'Utsett',
  },
  waits: 'Venter på dekning',
  snooze: 'Utsett',
  kept: 'Lagt i kø.',
  changed: {
    sender: 'Avsenderen',
    colleague: 'En kollega',
    assigned: (who: string, to: string | null) =>
      to
        ? `${who} har gitt saken til ${to} etter at du leste den.`
        : `${who} har endret ansvarlig etter at du leste saken.`,
    taken: (who: string) => `${who} har tatt saken etter at du leste den.`,
    closed: (who: string) => `${who} har avsluttet saken etter at du leste den.`,
    moved: (who: string) => `${who} har flyttet saken etter at du leste den.`,
    merged: (who: string) => `${who} har slått saken sammen med en annen.`,
    written: (who: string) => `${who} har skrevet i saken etter at du leste den. Les det, og prøv igjen.`,
  },
}
