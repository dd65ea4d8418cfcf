/** The staff pages with their names in the menu; null if a page is not in the menu. */
export const staffMenu = {
  '/saker': 'Saker',
  '/saker/i-dag': 'I dag',
  '/intern/eiendommer': 'Eiendommer',
  '/intern/annonser': 'Annonser',
  '/intern/venter': 'Venter',
  '/intern/tekster': 'Tekster',
  '/intern/kontoer': 'Kontonumre',
  '/intern/oversikt': 'Oversikt',
  '/intern/epost': 'E-post',
  '/intern/personvern': 'Personvern',
  '/intern/jobber': 'Drift',
  '/intern/logg': 'Logg',
  '/intern/ansatte': 'Ansatte',
} as const

export const workspaceTexts = {
  name: 'Arbeidsflate',
  menu: 'Meny for ansatte',
  /** Follows a number in the menu. */
  waiting: 'venter',
  account: 'Min konto',
  signOut: 'Logg ut',
  toSite: 'Til nettstedet',
  toStart: 'Til arbeidsflaten',
  forbidden: {
    title: 'Dette har du ikke tilgang til',
    text: 'Rollen din åpner ikke denne siden. Trenger du den, spør en administrator.',
  },
  failed: 'Det gikk ikke. Prøv igjen.',
  unreachable: 'Vi fikk ikke kontakt. Det du har skrevet, står her. Prøv igjen når nettet er tilbake.',
  failedKept: 'Noe gikk galt hos oss. Det du har skrevet, står her. Prøv igjen om litt.',
  signedOut: 'Du er logget ut. Det du har skrevet, står her: logg inn i en ny fane, og prøv igjen.',
  /** Shown at the top of the page while it applies. */
  noContact: 'Ingen kontakt akkurat nå. Det du skriver, blir stående.',
  sessionOver: 'Du er logget ut. Det du skriver, blir stående.',
  signInAgain: 'Logg inn i en ny fane',
  gone: 'Siden finnes ikke lenger. Last den på nytt.',
  tooLarge: 'Filene er for store til å sendes samlet. Send færre om gangen.',
  undo: 'Angre',
  keysOff: 'Slå av enkelttaster på denne enheten',
  close: 'Lukk',
} as const
