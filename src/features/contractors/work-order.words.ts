import { defineWords, type WordsIn } from '../../domain/text/language.ts'

/** The page of a contractor who has been given a case. */
export const workOrderWords = defineWords({
  nb: {
    title: (name: string) => `Oppdrag: ${name}`,
    pageTitle: 'Oppdrag',
    description: 'Oppdraget du har fått.',
    /** Before the code is entered, the page says nothing of the case. */
    locked: {
      heading: 'Skriv koden, så ser du oppdraget',
      lead: 'Det er første gang oppdraget åpnes på denne telefonen eller maskinen.',
      mailTo: (address: string) => `Vi sender en kode på 6 siffer til ${address}. Den gjelder i ti minutter.`,
      mailed: (address: string) =>
        `Vi har sendt en kode til ${address}. Den gjelder i ti minutter. Kommer den ikke, se i søppelposten.`,
      send: 'Send koden',
      sendAnother: 'Send ny kode',
      ring: (phone: string) => `Ring oss på ${phone}, så leser vi opp en kode.`,
      noMail: (phone: string) => `Fikk du ikke e-posten? Ring oss på ${phone}, så leser vi opp en kode.`,
      code: 'Kode på 6 siffer',
      codeMissing: 'Skriv koden',
      open: 'Vis oppdraget',
      wrong: 'Koden stemmer ikke, eller den er for gammel. Prøv igjen, eller få en ny.',
      usedUp: 'Det er skrevet feil kode fem ganger, så koden virker ikke lenger. Få en ny.',
      noMoreCodes:
        'Vi har ikke sendt noen kode, for det er bedt om så mange som vi sender på ett døgn. Ring oss.',
    },
    /** Why a link opens nothing, in one sentence. */
    ended: {
      revoked: 'Oppdraget er trukket tilbake.',
      declined: 'Du har sagt fra at du ikke kan ta oppdraget, så det er ikke ditt lenger.',
      closed: 'Saken er avsluttet, så oppdraget er ferdig.',
      merged: 'Saken er slått sammen med en annen, så denne lenken virker ikke lenger.',
      expired: 'Lenken er for gammel.',
      unknown: 'Lenken er skrevet feil, eller oppdraget er slettet.',
    },
    ask: (phone: string) => `Lurer du på noe? Ring oss på ${phone}.`,
    /** The parts of the page. */
    where: 'Hvor',
    map: 'Åpne i kart',
    noPlace: 'Adressen er ikke oppgitt. Ring den du skal til.',
    what: 'Hva',
    fromUs: (landlord: string) => `Beskjed fra ${landlord}`,
    access: 'Slik kommer du inn',
    contact: 'I boligen',
    call: (name: string) => `Ring ${name}`,
    callThem: 'Ring',
    photos: 'Bilder',
    photoGone: (label: string) => `${label} er gått tapt.`,
    visit: 'Du kommer',
    otherVisit: (host: string, slot: string) => `${host} kommer ${slot}.`,
    otherVisitUnnamed: (slot: string) => `Det er avtalt et besøk ${slot}.`,
    doneBefore: 'Du har meldt at det er ferdig. Du kan fortsatt skrive og legge ved bilder.',
    act: 'Meld fra',
    setTime: 'Sett tid',
    moveTime: 'Flytt tiden',
    timeExplain: 'Den som bor der, får beskjed om tiden og kan avlyse den. Avtal gjerne på telefon først.',
    timeExplainNoMail: 'Den som bor der, får ikke beskjed fra oss. Ring og avtal først.',
    day: 'Dag',
    dayMissing: 'Velg en dag',
    from: 'Fra klokka',
    hours: 'Hvor lenge',
    hourCount: (hours: number) => (hours === 1 ? '1 time' : `${hours} timer`),
    saveTime: 'Sett tiden',
    timePassed: 'Tiden er gått. Velg en som kommer.',
    timeTooFar: 'Velg en dag innen 90 dager.',
    timeTaken: 'Det er avtalt et annet besøk i saken. Ring oss, så finner vi ut av det.',
    write: 'Skriv',
    writeLabel: 'Beskjed til oss',
    writeMissing: 'Skriv en beskjed først',
    tooLong: 'Beskjeden kan være høyst 10\u00a0000 tegn',
    send: 'Send',
    addPhotos: 'Legg ved bilder',
    photosHelp: 'Høyst 10 bilder om gangen, i JPEG eller PNG, på høyst 10\u00a0MB hver.',
    sendPhotos: 'Send bildene',
    photosMissing: 'Velg et bilde først',
    somePhotosRefused: (stored: number) =>
      stored === 1
        ? 'Vi har lagret ett bilde, men dette kom ikke med:'
        : `Vi har lagret ${stored} bilder, men dette kom ikke med:`,
    done: 'Ferdig',
    doneLabel: 'Hva ble gjort?',
    sendDone: 'Meld ferdig',
    decline: 'Kan ikke gjøre det',
    declineLabel: 'Hvorfor ikke?',
    declineExplain: 'Da er oppdraget ikke ditt lenger, og lenken slutter å virke. En avtalt tid avlyses.',
    sendDecline: 'Si fra at jeg ikke kan',
    tooMany: 'Du har prøvd mange ganger. Vent en stund, og prøv igjen.',
    failed: 'Det gikk ikke å lagre dette. Prøv igjen.',
    history: 'Dette har du meldt',
    /** What the contractor has done, as they see it. */
    events: {
      visit: (slot: string) => `Du kommer ${slot}`,
      message: 'Du skrev',
      photos: (count: number) => (count === 1 ? 'Du la ved ett bilde' : `Du la ved ${count} bilder`),
      done: 'Du meldte at det er ferdig',
    },
  },
})

export type WorkOrderWords = WordsIn<typeof workOrderWords>
