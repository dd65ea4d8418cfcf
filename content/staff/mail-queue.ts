/** What mails are called where staff see them. */
export const mailKindNames = {
  'case-to-company': 'Ny sak, til oss',
  'case-to-sender': 'Kvittering til avsender',
  'event-to-company': 'Nytt i sak, til oss',
  'message-to-sender': 'Svar til avsender',
  'code-to-sender': 'Kode til «Mine saker»',
  'invitation-to-staff': 'Invitasjon til ansatt',
  'reset-to-staff': 'Nytt passord til ansatt',
  'notice-to-staff': 'Varsel til ansatte',
} as const

/** Why a mail that came in waits. */
export const heldReasons = {
  'unknown-sender': 'Kom fra en annen adresse enn avsenderens',
  closed: 'Saken er avsluttet for lenge siden',
  'no-case': 'Hører ikke til noen sak',
  empty: 'Er tom når det siterte er tatt bort',
  unfinished: 'Ble ikke lagt helt inn i saken',
} as const

export const mailQueueTexts = {
  heldTitle: 'Kom inn, og venter på kontroll',
  release: 'Legg i saken',
  discard: 'Forkast',
  released: 'Meldingen er lagt i saken.',
  discarded: 'E-posten er forkastet.',

  title: 'E-post',
  states: { queued: 'I kø', sent: 'Sendt', failed: 'Feilet', withheld: 'Holdt tilbake' },
  lead: 'De siste 30 dagene. En e-post som ikke går fram, prøves i 72 timer.',
  waiting: 'Venter og feilet',
  empty: 'Ingenting her.',
  attempts: (count: number) => (count === 1 ? '1 forsøk' : `${count} forsøk`),
  again: 'Send på nytt',
  queued: 'E-posten er lagt i køen igjen.',
  gone: 'E-posten er sendt, eller finnes ikke.',
  kind: 'Hva',
  to: 'Til',
  when: 'Når',
  state: 'Tilstand',
} as const
