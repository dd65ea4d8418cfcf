import { defineWords, type WordsIn } from '../domain/language.ts'

/** The sender's own page of a case, and its receipt. */
export const casePageWords = defineWords({
  nb: {
    title: (reference: string) => `Sak ${reference}`,
    lead: 'Siden er bare din. Lenken hit er nøkkelen, så del den ikke med andre.',
    promised: (by: string) => `Du hører fra oss senest ${by}.`,
    overdue: (by: string) => `Vi lovet svar senest ${by}, og beklager at det drøyer. Ring oss gjerne.`,
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
    photosHelp: 'JPEG eller PNG, høyst 10\u00a0MB hver.',
    sendPhotos: 'Last opp',
    timelineTitle: 'Det som har skjedd',
    writeTitle: 'Skriv til oss',
    writeLabel: 'Melding',
    writeMissing: 'Skriv en melding først',
    writeTooLong: 'Meldingen kan være høyst 10\u00a0000 tegn',
    write: 'Send melding',
    draftRestored: 'Vi hentet fram det du hadde skrevet. Det er ikke sendt ennå.',
    offline:
      'Du er uten nett, så meldingen er ikke sendt. Det du har skrevet, står her til du får sendt det.',
    actionsTitle: 'Mer',
    calendar: (day: string) => `Legg ${day} i kalenderen`,
    calendarTitle: (form: string) => `Svar fra oss: ${form}`,
    receipt: 'Kvittering',
    withdraw: 'Trekk saken',
    withdrawText: (days: number) => `Da gjør vi ikke mer med den. Du kan angre i ${days} dager.`,
    withdrawConfirm: 'Ja, trekk saken',
    reopen: 'Åpne saken igjen',
    reopenText: (days: number) =>
      `Er ikke alt i orden? Du kan åpne saken igjen i ${days} dager etter at den ble avsluttet.`,
    renew: 'Lag ny lenke',
    renewText: 'Har noen fått lenken som ikke skulle ha den? Lag en ny. Den gamle slutter å virke.',
    remove: 'Slå av lenken',
    removeText:
      'Ingen kan åpne siden etter det, heller ikke du. Saken går sin gang, og på Mine saker får du en ny lenke.',
    onlyPhotos: '(Bare bilder)',
    leftOut: (names: readonly string[]) => `(Vedlegg som ikke kom med: ${names.join(', ')})`,
    emptyMail: '(Tom e-post)',
    gone: {
      title: 'Lenken virker ikke lenger',
      text: 'Den kan være skrevet feil, fornyet eller slått av, eller saken kan være slettet. På Mine saker får du en ny lenke til det du har sendt.',
      link: 'Mine saker',
    },
    events: {
      sent: 'Du sendte skjemaet',
      photos: (count: number) => (count === 1 ? 'Du la ved ett bilde' : `Du la ved ${count} bilder`),
      messageFromSender: 'Du skrev',
      messageFromStaff: 'Vi skrev',
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
    reference: 'Referanse',
    sentAt: 'Sendt',
    answerBy: 'Svar senest',
    next: 'Dette skjer nå',
    link: 'Følg saken',
    linkText: 'Ta vare på lenken. Der ser du hva som skjer, kan skrive til oss og trekke saken.',
    mailed: 'Vi har sendt kvitteringen på e-post også. Finner du den ikke, se i søppelposten.',
    photosMissing:
      'Bildene kom ikke fram. Meldingen er lagret uten dem, og du kan legge dem ved på sakens side.',
    print: 'Skriv ut',
    calendar: (day: string) => `Legg ${day} i kalenderen`,
    phone: 'Haster det mer enn du trodde?',
    call: (phone: string, openingHours: string, onCallPhone: string) =>
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
    codeSent: (email: string) =>
      `Vi har sendt en kode på 6 siffer til ${email}. Den gjelder i ti minutter. Kommer den ikke, se i søppelposten.`,
    code: 'Kode',
    open: 'Vis sakene mine',
    another: 'Bruk en annen adresse',
    wrongCode: 'Koden stemmer ikke, eller den er for gammel. Prøv igjen, eller be om en ny.',
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
