/** The texts of the site's mails. What a sender wrote in a form is never mailed to anyone but the landlord. */
export const mailTexts = {
  signOff: 'Vennlig hilsen',
  automatic: 'Denne e-posten er sendt automatisk.',
  toCompany: {
    subject: (name: string, reference: string) => `${name} ${reference}`,
    urgent: 'HASTER: ',
    quarantined: 'Til kontroll: ',
    heading: (name: string) => `Ny sak: ${name.toLowerCase()}`,
    preheader: (reference: string) => `Referanse ${reference}`,
    quarantinedText: {
      honeypot:
        'Saken er trolig søppelpost, og avsenderen har ikke fått kvittering. Se på den før du svarer.',
      'unknown-sender': 'Saken har fått e-post fra en ukjent adresse. Se på den før du svarer.',
      'too-fast': 'Skjemaet ble fylt ut påfallende fort. Se på saken før du svarer.',
    },
    withheld: 'Resten av svarene leser du i saken. De sendes ikke på e-post.',
    photosMissing: (count: number) =>
      count === 1 ? 'Ett bilde kom ikke fram.' : `${count} bilder kom ikke fram.`,
    open: 'Åpne saken',
    facts: {
      reference: 'Referanse',
      urgency: 'Hastegrad',
      sentAt: 'Sendt',
      promisedAt: 'Svarfrist',
      photos: 'Bilder',
    },
  },
  toSender: {
    subject: (reference: string) => `Vi har mottatt det du sendte (${reference})`,
    heading: 'Vi har fått det du sendte',
    preheader: (reference: string) => `Referansen din er ${reference}`,
    received: (name: string, when: string) => `${name} kom inn til oss ${when}.`,
    promise: (words: string, by: string) => `Vi svarer ${words}. Du hører fra oss senest ${by}.`,
    nextTitle: 'Dette skjer nå',
    open: 'Følg saken',
    linkText:
      'Lenken er din egen. Der ser du hva som skjer, kan skrive til oss, legge ved bilder og trekke saken. Del den ikke med andre.',
    notYou: 'Var det ikke du som sendte dette? Da kan du se bort fra e-posten.',
    facts: { reference: 'Referanse' },
  },
  event: {
    subject: (what: string, reference: string) => `${what} i sak ${reference}`,
    what: {
      message: 'Ny melding fra avsenderen',
      photos: 'Nye bilder fra avsenderen',
      withdrawn: 'Avsenderen har trukket saken',
      reopened: 'Avsenderen har åpnet saken igjen',
    },
    text: 'Åpne saken for å lese og svare.',
    answeredIn: (reference: string) => `Saken er slått inn i ${reference}. Åpne den for å lese og svare.`,
    open: 'Åpne saken',
  },
  message: {
    subject: (reference: string) => `Svar fra oss i sak ${reference}`,
    heading: 'Vi har svart deg',
    preheader: (reference: string) => `Sak ${reference}`,
    open: 'Les og svar',
    status: (label: string) => `Status: ${label}`,
  },
  /** A change of status without a reply. */
  moved: {
    statuses: {
      new: 'mottatt',
      'in-progress': 'under arbeid',
      'waiting-for-sender': 'satt på vent til du svarer',
      done: 'avsluttet',
      withdrawn: 'trukket',
    },
    subject: (status: string, reference: string) => `Saken din er nå ${status} (${reference})`,
    heading: (status: string) => `Saken din er nå ${status}`,
    preheader: (reference: string) => `Sak ${reference}`,
    open: 'Åpne saken',
  },
  code: {
    subject: (code: string) => `${code} er koden din`,
    heading: 'Koden din til Mine saker',
    preheader: 'Gjelder i ti minutter',
    text: 'Skriv koden på siden der du ba om den. Den gjelder i ti minutter.',
    notYou: 'Ba du ikke om noen kode? Da kan du se bort fra e-posten.',
  },
  invitation: {
    subject: (company: string) => `Du er invitert til ${company}`,
    heading: (name: string) => `Velkommen, ${name}`,
    preheader: 'Velg et passord for å komme i gang',
    text: 'Du har fått en konto der du svarer på saker og holder nettstedet oppdatert. Velg et passord, så setter vi opp resten sammen.',
    open: 'Velg passord',
    holds: (hours: number) => `Lenken virker i ${hours} timer, og bare én gang.`,
  },
  reset: {
    subject: 'Nytt passord',
    heading: 'Velg et nytt passord',
    preheader: 'Lenken virker i én time',
    text: 'Noen ba om nytt passord for kontoen din. Var det deg, velger du det her.',
    open: 'Velg nytt passord',
    holds: (hours: number) =>
      `Lenken virker i ${hours === 1 ? 'én time' : `${hours} timer`}, og bare én gang.`,
    notYou: 'Var det ikke deg, kan du se bort fra e-posten. Passordet er det samme som før.',
  },
} as const

/** What a sender has done in a case, in the mails to the landlord. */
export type SenderNotice = keyof typeof mailTexts.event.what
