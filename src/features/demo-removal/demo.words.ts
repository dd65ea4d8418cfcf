const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The texts of «Demo». */
export const demoTexts = {
  title: 'Ta ut demoen',
  lead: 'Alt som fulgte med som demo, tas ut på én gang. Det dere selv har lagt inn, blir stående.',
  demo: 'Demo',
  /** The bar above every page of the workspace. */
  bar: 'Dette er en demo, med oppdiktede eiendommer og annonser.',
  toRemoval: 'Ta ut demoen',
  none: 'Det er ingen demo her.',
  takenOut: 'Dette tas ut',
  properties: (count: number) => counted(count, 'eiendom, med bildene', 'eiendommer, med bildene'),
  listings: (count: number) => counted(count, 'annonse', 'annonser'),
  cases: (count: number) =>
    counted(
      count,
      'oppdiktet sak, med alt som er skrevet i den',
      'oppdiktede saker, med alt som er skrevet i dem',
    ),
  subscribers: (count: number) =>
    counted(count, 'oppdiktet person som venter på varsel', 'oppdiktede personer som venter på varsel'),
  mails: (count: number) => counted(count, 'oppdiktet e-post', 'oppdiktede e-poster'),
  accounts: (names: readonly string[]) =>
    `${counted(names.length, 'demokonto', 'demokontoer')}: ${names.join(', ')}. Har en av dem gjort noe som blir stående, stenges den i stedet, så navnet står på det.`,
  ownAccount: 'Kontoen du er logget inn med, blir stående.',
  askTitle: 'Har noen tatt disse i bruk?',
  askLead:
    'Disse eiendommene er endret siden de kom, eller ekte saker gjelder dem. Behold dem om de nå er deres egne. Tas de ut, blir sakene stående med navnet på eiendommen.',
  edited: 'Endret',
  aboutCases: (count: number) => counted(count, 'ekte sak:', 'ekte saker:'),
  removeAll: 'Ta ut hele demoen',
  removeUntouched: 'Ta ut resten, og behold disse',
  changedSince: 'Noe er endret siden lista ble vist. Se over den én gang til, og trykk på nytt.',
  removedAt: (when: string) => `Den ble tatt ut ${when}.`,
  /** Written in a real case about a home that is taken out. */
  wasAbout: (title: string) => `Saken gjaldt «${title}», som var en del av demoen og er tatt ut.`,
  next: 'Legg inn egne eiendommer',
} as const
