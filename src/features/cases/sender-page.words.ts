import { defineWords, type WordsIn } from '../../domain/text/language.ts'

/** The sender's own page of a case, and its receipt. */
export const casePageWords = defineWords({
  nb: {
    title: (reference: string) => `Sak ${reference}`,
    lead: 'Siden er bare din. Lenken hit er nøkkelen, så del den ikke med andre.',
    promised: (by: string) => `Du hører fra oss senest ${by}.`,
    overdue: (by: string) => `Vi lovet svar senest ${by}, og beklager at det drøyer. Ring oss gjerne.`,
    closedThen: (opens: string) => `Da er kontoret stengt. Det åpner igjen ${opens}.`,
    nextTitle: 'Dette skjer videre',
    waitingForYou: 'Vi venter på svar fra deg.',
    answerUs: 'Svar oss her',
    answersTitle: 'Dette sendte du',
    masked: 'Lagret kryptert. Vises ikke her.',
    erased: 'Slettet.',
    photosTitle: 'Bilder',
    photoGone: (label: string) => `${label} er gått tapt hos oss. Legg det gjerne ved på nytt.`,
    photo: (number: number) => `Bilde ${number}`,
    photosMissing: (count: number) =>
      count === 1
        ? 'Ett bilde kom ikke fram. Legg det ved på nytt her.'
        : `${count} bilder kom ikke fram. Legg dem ved på nytt her.`,
    somePhotosRefused: (stored: number) =>
      stored === 1
        ? 'Vi har lagret ett bilde, men dette kom ikke med:'
        : `Vi har lagret ${stored} bilder, men dette kom ikke med:`,
    addPhotos: 'Legg ved bilder',
    photosHelp: 'Høyst 10 bilder om gangen, i JPEG eller PNG, på høyst 10\u00a0MB hver.',
    sendPhotos: 'Last opp',
    timelineTitle: 'Det som har skjedd',
    wholeMail: 'Vis hele e-posten',
    writeTitle: 'Skriv til oss',
    writeLabel: 'Melding',
    writeMissing: 'Skriv en melding først',
    writeTooLong: 'Meldingen kan være høyst 10\u00a0000 tegn',
    write: 'Send melding',
    draftRestored: 'Vi hentet fram det du hadde skrevet. Det er ikke sendt ennå.',
    offline:
      'Du er uten nett, så meldingen er ikke sendt. Det du har skrevet, står her til du får sendt det.',
    contact: {
      title: 'Slik når vi deg',
      name: 'Navn',
      phone: 'Telefon',
      email: 'E-post',
      none: 'Ikke oppgitt',
      changePhone: 'Rett telefonnummeret',
      newPhone: 'Nytt telefonnummer',
      wrongPhone: 'Telefonnummer må være minst 8 siffer',
      savePhone: 'Lagre nummeret',
      changeEmail: 'Rett e-postadressen',
      newEmail: 'Ny e-postadresse',
      wrongEmail: 'Ugyldig e-postadresse',
      explainEmail: 'Vi sender en kode til den nye adressen. Den gjelder først når du har skrevet koden her.',
      toldOld: (before: string) => `Vi sier fra til ${before} at adressen er byttet.`,
      sendCode: 'Send kode',
      /** How the code for a new address stands. */
      pending: {
        queued: (email: string) =>
          `Vi sender en kode på 6 siffer til ${email}. Den gjelder i ti minutter. Kommer den ikke, se i søppelposten, og at adressen er riktig.`,
        waiting: (email: string) =>
          `E-posten vår virker ikke akkurat nå, så koden til ${email} er ikke sendt ennå. Den gjelder i ti minutter. Kommer den for sent, be om en ny.`,
      },
      code: 'Kode',
      wrongCode: 'Koden stemmer ikke, eller den er for gammel. Prøv igjen, eller be om en ny.',
      codeUsedUp: 'Det er skrevet feil kode fem ganger, så koden virker ikke lenger. Be om en ny.',
      confirm: 'Bruk den nye adressen',
      sendAnother: 'Send ny kode, eller bruk en annen adresse',
      sameEmail: 'Vi har denne adressen fra før.',
      noMoreCodes:
        'Vi har ikke sendt noen kode, for det er bedt om så mange som vi sender på ett døgn. Prøv igjen i morgen, eller ring oss.',
      noMail: (phone: string) =>
        `Er e-postadressen feil, ring oss på ${phone}. Nettstedet sender ikke e-post ennå, så vi kan ikke sende deg en kode.`,
      /** What stands in the case. */
      corrected: (before: string | null, after: string) =>
        before ? `Fra ${before} til ${after}` : `Nå: ${after}`,
    },
    actionsTitle: 'Mer',
    calendar: (day: string) => `Legg ${day} i kalenderen`,
    calendarTitle: (form: string) => `Svar fra oss: ${form}`,
    receipt: 'Kvittering',
    confirmTitle: 'Stemmer det vi har skrevet ned?',
    confirmText: 'Du ga oss dette muntlig. Les det under «Dette sendte du», og bekreft at det stemmer.',
    confirm: 'Ja, det stemmer',
    confirmNot: (phone: string) => `Stemmer det ikke? Ring oss på ${phone}.`,
    /** What the sender says with it, as a message. */
    confirmed: 'Det dere har skrevet ned, stemmer. Jeg bekrefter det.',
    firstDay: (day: string) => `I kvitteringen sto det først ${day}.`,
    withdraw: 'Trekk saken',
    withdrawText: (days: number) => `Da gjør vi ikke mer med den. Du kan angre i ${days} dager.`,
    withdrawConfirm: 'Ja, trekk saken',
    reopen: 'Åpne saken igjen',
    reopenText: (days: number) =>
      `Er ikke alt i orden? Du kan åpne saken igjen i ${days} dager etter at den ble avsluttet.`,
    fixed: {
      title: 'Er det fikset?',
      yes: 'Ja, det er fikset',
      no: 'Nei, ikke ennå',
      missingLabel: 'Hva gjenstår?',
      missingRequired: 'Skriv hva som gjenstår',
      sendNo: 'Send og åpne saken igjen',
      thanks: 'Du har svart at det er fikset. Takk!',
    },
    countsAnew: 'Åpner du den igjen etter at du trakk den, regnes den fra den dagen du åpner den.',
    renew: 'Lag ny lenke',
    renewText: 'Har noen fått lenken som ikke skulle ha den? Lag en ny. Den gamle slutter å virke.',
    remove: 'Slå av lenken',
    removeText:
      'Ingen kan åpne siden etter det, heller ikke du. Saken går sin gang, og på Mine saker får du en ny lenke.',
    onlyPhotos: '(Bare bilder)',
    attached: (names: readonly string[]) => `(Vedlegg: ${names.join(', ')})`,
    leftOut: (names: readonly string[]) => `(Vedlegg som ikke kom med: ${names.join(', ')})`,
    emptyMail: '(Tom e-post)',
    gone: {
      title: 'Lenken virker ikke lenger',
      text: 'Den kan være skrevet feil, fornyet eller slått av, eller saken kan være slettet. På Mine saker får du en ny lenke til det du har sendt.',
      link: 'Mine saker',
    },
    events: {
      sent: 'Du sendte skjemaet',
      writtenDown: 'Vi skrev ned det du sa',
      photos: (count: number) => (count === 1 ? 'Du la ved ett bilde' : `Du la ved ${count} bilder`),
      messageFromSender: 'Du skrev',
      messageFromStaff: 'Vi skrev',
      corrected: { phone: 'Du rettet telefonnummeret', email: 'Du rettet e-postadressen' },
      erased: 'Sensitive svar ble slettet',
      link: 'Lenken ble fornyet',
      status: {
        new: 'Saken er mottatt',
        'in-progress': 'Saken er under arbeid',
        'waiting-for-sender': 'Vi venter på svar fra deg',
        done: 'Saken er avsluttet',
        withdrawn: 'Du trakk saken',
      },
      reopened: 'Du åpnet saken igjen',
    },
    failed: 'Det gikk ikke å lagre dette. Prøv igjen.',
    orCall: (phone: string) => `Du kan også ringe oss på ${phone}.`,
  },
})

export const receiptWords = defineWords({
  nb: {
    title: 'Kvittering',
    /** Above what staff wrote down for the sender. */
    writtenDown: {
      title: 'Vi har skrevet ned det du sa',
      text: 'Les det vi skrev. Stemmer det ikke, skriv til oss på siden til saken, eller ring.',
    },
    reference: 'Referanse',
    sentAt: 'Sendt',
    toldOn: 'Sagt muntlig',
    writtenDownAt: 'Skrevet ned',
    answerBy: 'Svar senest',
    withdrawnAt: 'Trukket',
    withdrawn: 'Den gjelder ikke lenger. Kvitteringen viser bare at du har sendt den.',
    firstDay: (day: string) => `Da du sendte den, sto det ${day} her.`,
    next: 'Dette skjer nå',
    link: 'Følg saken',
    linkText: 'Ta vare på lenken. Der ser du hva som skjer, kan skrive til oss og trekke saken.',
    /** How the receipt that is mailed stands, by state. */
    mail: {
      queued: (email: string) => `Vi sender kvitteringen til ${email} også. Den er i kø, og er snart framme.`,
      sent: (email: string) =>
        `Vi har sendt kvitteringen til ${email} også. Finner du den ikke, se i søppelposten.`,
      waiting: (email: string) =>
        `Kvitteringen til ${email} er ikke sendt ennå, for e-posten vår virker ikke akkurat nå. Den går av seg selv når den virker igjen. Ta vare på lenken så lenge.`,
      refused: (email: string) =>
        `Kvitteringen til ${email} er ikke sendt ennå, for den ble ikke tatt imot. Vi prøver igjen. Se at adressen er riktig, og ta vare på lenken.`,
      undelivered: (email: string) =>
        `Kvitteringen kom ikke fram til ${email}. Se at adressen er riktig, og ta vare på lenken.`,
      withheld: (email: string) =>
        `Kvitteringen er ikke sendt på e-post, for det er laget så mange kvitteringer til ${email} som vi sender på ett døgn. Ta vare på lenken.`,
      stored: () =>
        'Kvitteringen er ikke sendt på e-post, for nettstedet sender ikke e-post ennå. Ta vare på lenken.',
      unwanted:
        'Kvitteringen er ikke sendt på e-post, for skjemaet så ut til å være fylt ut av en maskin. Ta vare på lenken.',
    },
    print: 'Skriv ut',
    calendar: (day: string) => `Legg ${day} i kalenderen`,
    question: 'Lurer du på noe?',
    call: (phone: string, openingHours: string) => `Ring ${phone}, ${openingHours}.`,
    urgent: 'Haster det mer enn du trodde?',
    callOnCall: (phone: string, openingHours: string, onCallPhone: string) =>
      `Ring ${phone}, ${openingHours}. Kan det ikke vente, ring vakttelefonen ${onCallPhone}.`,
  },
})

export const myCasesWords = defineWords({
  nb: {
    title: 'Mine saker',
    heading: 'Mine saker',
    lead: 'Se alt du har sendt oss. Vi sender en kode til e-postadressen din, så vet vi at det er deg.',
    description: 'Finn igjen det du har sendt oss, med en kode på e-post.',
    email: 'E-post',
    emailHelp: 'Adressen du skrev i skjemaet.',
    sendCode: 'Send kode',
    codeHeading: 'Skriv koden',
    /** How an asked code stands, by state (src/features/cases/server/my-cases/my-cases.ts). */
    codeMail: {
      queued: (email: string) =>
        `Vi sender en kode på 6 siffer til ${email}. Den gjelder i ti minutter. Kommer den ikke, se i søppelposten.`,
      waiting: (email: string) =>
        `E-posten vår virker ikke akkurat nå, så koden til ${email} er ikke sendt ennå. Den gjelder i ti minutter. Kommer den for sent, be om en ny.`,
      stored: (email: string) =>
        `Koden til ${email} er ikke sendt, for nettstedet sender ikke e-post ennå. Ring oss, så hjelper vi deg.`,
    },
    lastCodeHolds: (email: string) =>
      `Vi lager ikke en ny kode, for det er laget så mange til ${email} som vi sender på ett døgn. Den siste gjelder fortsatt, når den kommer fram. Kommer den ikke, ring oss.`,
    noMoreCodes:
      'Vi har ikke sendt noen kode, for det er laget så mange til adressen som vi sender på ett døgn. Prøv igjen i morgen, eller ring oss.',
    /** The lead where a code was entered that does not open the list. */
    enterCode: (email: string) => `Skriv koden fra den siste e-posten fra oss til ${email}.`,
    sendAnother: 'Send ny kode',
    code: 'Kode',
    open: 'Vis sakene mine',
    another: 'Bruk en annen adresse',
    wrongCode: 'Koden stemmer ikke, eller den er for gammel. Prøv igjen, eller be om en ny.',
    codeUsedUp: 'Det er skrevet feil kode fem ganger, så koden virker ikke lenger. Be om en ny.',
    wrongEmail: 'Ugyldig e-postadresse',
    tooMany: 'Du har prøvd mange ganger. Vent en stund, og prøv igjen.',
    failed: 'Det gikk ikke akkurat nå. Prøv igjen om litt.',
    listHeading: 'Dette har du sendt',
    listLead: (email: string) => `Alt som er sendt fra ${email}.`,
    empty: 'Vi har ingen saker fra denne adressen.',
    expired: 'Lista er lukket. Be om en ny kode for å se den igjen.',
  },
})

export type CasePageWords = WordsIn<typeof casePageWords>
export type MyCasesWords = WordsIn<typeof myCasesWords>
