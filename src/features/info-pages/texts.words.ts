/** The texts of «Tekster». */
export const editTexts = {
  title: 'Tekster og fakta',
  one: (title: string) => `Tekst: ${title}`,
  lead: 'Det som endres oftest. Andre tekster endres av den som drifter nettstedet.',
  states: { default: 'Ikke endret', published: 'Endret', draft: 'Kladd venter' },
  changed: (when: string) => `sist endret ${when}`,
  /** What else an address is, which only the one who runs the site changes. */
  emailHelp: (mailbox: string) =>
    `Adressen som vises. E-post fra siden sendes fra ${mailbox}, og saker meldes dit. Det endres av den som drifter siden.`,
  factsTitle: 'Det som fylles ut av seg selv',
  unknown: (label: string, written: readonly string[]) =>
    `${label}: ${written.join(', ')} er ikke noe vi kan fylle ut. Se lista øverst.`,
  seenOn: 'Vises på',
  seenByStaff: 'Bare internt',
  save: 'Lagre kladd',
  publish: 'Publiser',
  preview: 'Forhåndsvis kladden',
  previewNotice: 'Dette er en kladd. Bare ansatte ser den.',
  backToTexts: 'Tilbake til tekstene',
  notices: {
    draft: 'Kladden er lagret. Nettstedet er som før.',
    published: 'Publisert. Nettstedet er oppdatert.',
    restored: 'Versjonen er publisert igjen.',
  },
  picture: {
    label: 'Bildet øverst',
    help: 'JPEG eller PNG, liggende og minst 1200 piksler bredt. Det dempes, så overskriften kan leses.',
    drawing: 'Tegningen',
    none: 'Vis tegningen i stedet for bildet',
    tooSmall: 'Bildet må være minst 1200 piksler bredt.',
    unreadable: 'Bildet kan ikke leses. Velg en JPEG eller PNG på høyst 25 MB.',
  },
  item: (label: string, number: number) => `${label}: ${number}`,
  newItem: 'Ny (la stå tom om du ikke trenger den)',
  emptyItem: 'Tøm feltene for å ta bort noe.',
  to: 'til',
  history: 'Historikk',
  versions: { draft: 'Kladd lagret', published: 'Publisert' },
  restore: 'Publiser denne igjen',
  noVersion: 'Versjonen finnes ikke.',
  original: 'Slik den ble levert',
  /** For the house rules: shown before they are changed and when they are published. */
  nextVersion: (next: string) => `Publiserer du en annen tekst, blir det utgave ${next}.`,
  publishedAs: (version: string) => `Reglene er nå utgave ${version}.`,
}
