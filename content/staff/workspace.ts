/** The staff's own pages, and what the menu calls them. `null`: in no menu. */
export const staffMenu = {
  '/saker': 'Saker',
  '/saker/i-dag': 'I dag',
  '/intern/eiendommer': 'Eiendommer',
  '/intern/annonser': 'Annonser',
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
  account: 'Min konto',
  signOut: 'Logg ut',
  toSite: 'Til nettstedet',
  forbidden: {
    title: 'Dette har du ikke tilgang til',
    text: 'Rollen din åpner ikke denne siden. Trenger du den, spør en administrator.',
  },
  failed: 'Det gikk ikke. Prøv igjen.',
  undone: 'Angret.',
  undo: 'Angre',
  keysOff: 'Slå av enkelttaster på denne enheten',
  close: 'Lukk',
  working: 'Arbeider …',
} as const
