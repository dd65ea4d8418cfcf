export const workspaceTexts = {
  name: 'Arbeidsflate',
  menu: 'Meny for ansatte',
  /** The bar at the bottom of a telephone, and its button that opens the whole menu. */
  bar: 'Hurtigmeny',
  wholeMenu: 'Meny',
  /** Follows a number in the menu. */
  waiting: 'venter',
  account: 'Min konto',
  absence: 'Fravær',
  signOut: 'Logg ut',
  signOutWaits: (count: number) =>
    `${count === 1 ? 'Én ting' : `${count} ting`} i utboksen på «I dag» er ikke sendt. Det blir liggende på enheten, og sendes når du logger inn her igjen. Logg ut likevel?`,
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
}
