/** The names of mails on the staff pages. */
export const mailKindNames = {
  'case-to-company': 'Ny sak, til oss',
  'case-to-sender': 'Kvittering til avsender',
  'event-to-company': 'Nytt i sak, til oss',
  'message-to-sender': 'Svar til avsender',
  'appointment-to-sender': 'Avtale om besøk, til avsender',
  'appointment-to-staff': 'Avtale om besøk, til ansatt',
  'status-to-sender': 'Ny status til avsender',
  'code-to-sender': 'Kode til «Mine saker»',
  'address-code-to-sender': 'Kode til ny e-postadresse',
  'address-changed-to-sender': 'Beskjed om ny e-postadresse, til den gamle',
  'work-order-to-contractor': 'Oppdrag til håndverker',
  'code-to-contractor': 'Kode til håndverker',
  'visit-to-contractor': 'Avlyst besøk, til håndverker',
  'invitation-to-staff': 'Invitasjon til ansatt',
  'reset-to-staff': 'Nytt passord til ansatt',
  'notice-to-staff': 'Varsel til ansatte',
  'news-to-staff': 'Nytt i saker, til ansatt',
  'confirmation-to-subscriber': 'Spørsmål om varsel, til den som ba om det',
  'homes-to-subscriber': 'Ledige boliger, til den som venter',
  'renewal-to-subscriber': 'Spørsmål om varselet skal fortsette',
  'notice-to-tenant': 'Driftsmelding, til leietaker',
  'following-to-tenant': 'Kvittering for driftsmelding, til den som følger den',
}

/** Why an incoming mail is held. */
export const heldReasons = {
  'unknown-sender': 'Kom fra en annen adresse enn avsenderens',
  closed: 'Saken er avsluttet for lenge siden',
  'no-case': 'Hører ikke til noen sak',
  empty: 'Er tom når det siterte er tatt bort',
  'several-senders': 'Oppgir mer enn én avsender',
  'maybe-automatic': 'Kan være sendt av et program',
  'other-event': 'Svarer på en annen avtale i kalenderen enn besøket i saken',
  'unknown-bounce': 'Sier at en e-post ikke kom fram, men ikke hvilken',
  unfinished: 'Ble ikke lagt helt inn i saken',
  'too-large': 'For stor til å leses',
  'too-complex': 'Har for mange linjer eller deler til å leses',
  unreadable: 'Kan ikke leses',
  'reader-failed': 'Lesingen stanset, og prøves ikke igjen',
  interrupted: 'Systemet stanset mens den ble lest. Den prøves ikke igjen',
}

/** Where to find the original of a mail that could not be parsed. */
export const unreadPlaces = {
  mailbox: 'Originalen ligger merket med flagg i postkassa',
  webhook: 'Originalen er avvist tilbake til den som leverte den',
}

export const mailQueueTexts = {
  heldTitle: 'E-post som venter på deg',
  release: 'Legg i saken',
  newCase: 'Lag ny sak',
  addToOther: 'Legg i en annen sak',
  other: 'Referanse til saken',
  otherMissing: 'Skriv en referanse, som AVV-7KQ3-XM4D.',
  notCase: 'Saken finnes ikke, eller e-posten er allerede lagt i en sak.',
  discard: 'Forkast',
  released: 'Meldingen er lagt i saken.',
  discarded: 'E-posten er forkastet.',
  heldGone: 'E-posten er allerede lagt i saken eller forkastet.',
  notLetIn: 'Det gikk ikke å legge e-posten i saken nå. Last siden på nytt, og prøv igjen.',
  photos: (count: number) => (count === 1 ? 'med ett bilde' : `med ${count} bilder`),
  unknownSender: 'Ukjent avsender',
  noSubject: 'Uten emne',
  megabytes: (size: string) => `${size} MB`,
  leftOut: (names: readonly string[]) => `uten ${names.join(' og ')}`,

  title: 'E-post',
  states: {
    queued: 'I kø',
    sent: 'Sendt',
    stored: 'Bare lagret',
    failed: 'Feilet',
    withheld: 'Holdt tilbake',
  },
  onlyStoredTitle: 'Ingen e-post sendes',
  onlyStored:
    'Nettstedet er ikke koblet til en e-posttjener, så all e-post blir bare lagret på serveren. Verken dere eller avsenderne får den. Den som drifter nettstedet, må sette SMTP_URL.',
  lead: 'De siste 30 dagene. En e-post som ikke kommer fram, prøves på nytt i 72 timer.',
  waiting: 'Venter og feilet',
  empty: 'Ingenting her.',
  attempts: (count: number) => (count === 1 ? '1 forsøk' : `${count} forsøk`),
  said: 'Hva e-posttjeneren sa',
  again: 'Send på nytt',
  queued: 'E-posten er lagt i køen igjen.',
  gone: 'E-posten er sendt, er på vei, eller finnes ikke.',
  kind: 'Hva',
  to: 'Til',
  when: 'Når',
  state: 'Tilstand',
}

/** Why a mail was not sent, for readers without technical knowledge (`src/features/outgoing-mail/server/mail-problem.ts`). */
export const mailProblems = {
  unknownServer: 'Fant ikke e-posttjeneren.',
  noContact: 'Fikk ikke kontakt med e-posttjeneren.',
  signInRefused: 'E-posttjeneren godtok ikke innloggingen vår.',
  mailboxFull: 'Postkassa til mottakeren er full.',
  unknownAddress: 'Adressen finnes ikke, eller tar ikke imot e-post fra oss.',
  tryLater: 'E-posttjeneren ba oss prøve igjen senere.',
  refused: 'E-posttjeneren sa nei.',
  unknown: 'E-posten kunne ikke sendes.',
}
