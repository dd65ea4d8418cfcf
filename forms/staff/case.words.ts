import { defineWords } from '../../domain/language.ts'
import { newCaseTexts, readingCaseTexts } from './case-parts.words.ts'

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

/** Why a case is suggested as a duplicate. */
interface WhyDuplicate {
  isSameProperty: boolean
  isSameSender: boolean
  /** Between the two. */
  days: number
}

/** The texts of a case's staff page. */
export const staffCaseTexts = defineWords({
  nb: {
    previousCase: 'Forrige sak',
    nextCase: 'Neste sak',
    latestMessage: 'Til siste melding',
    unknownDay: 'Skriv datoen med dag, måned og år.',
    sent: (when: string) => `Sendt ${when}`,
    deadline: 'Frist',
    promiseKept: (by: string) => `Svar ble lovet innen ${by}, og er gitt`,
    promised: (by: string) => `Svar er lovet innen ${by}`,
    answersTitle: 'Det som ble sendt',
    senderTitle: 'Avsender',
    /** What unfolds the rest beside a case where there is no room for it. */
    side: (assignee: string) => `Ansvarlig: ${assignee}. Frist og besøk`,
    changeRent: 'Endre leie',
    senderCard: 'Alt om avsenderen',
    noSender: 'Avsenderen har verken oppgitt e-post, telefon eller adresse. Svaret blir stående på saken.',
    call: (phone: string) => `Ring ${phone}`,
    callHelp: 'og si det du skriver her. Ingen e-post sendes, men svaret blir stående på saken.',
    letter: (name: string | null, address: string) =>
      `Send svaret som brev til ${[name, address].filter(Boolean).join(', ')}. Ingen e-post sendes.`,
    letterTitle: (form: string, reference: string) => `${form}, sak ${reference}`,
    letterEnd: (phone: string) => `Har du spørsmål, ring oss på ${phone}. Oppgi referansen over.`,
    letterPage: 'Du kan også følge saken og skrive til oss på denne siden:',
    noReplyYet: 'Saken har ikke noe svar ennå.',
    printLetter: 'Skriv ut siste svar som brev',
    senderPage: 'Avsenderens side',
    senderPageHelp: 'Til SMS eller brev. Den som har lenken, ser saken.',
    sendAsText: 'Send som SMS',
    unreachable: 'Avsenderen kan ikke nås på e-post i denne saken. Svaret blir stående på saken.',
    photosTitle: 'Bilder',
    viewer: {
      title: 'Bildevisning',
      previous: 'Forrige',
      next: 'Neste',
      place: (at: number, total: number) => `${at} av ${total}`,
      smaller: 'Mindre',
      larger: 'Større',
      turn: 'Snu',
      close: 'Lukk',
    },
    photoGone: (label: string) =>
      `${label} er borte fra lageret. Den som drifter nettstedet, ser hvilken fil det er, i loggen.`,
    photosMissing: (count: number) =>
      count === 1 ? 'Ett bilde kom ikke fram.' : `${count} bilder kom ikke fram.`,
    timelineTitle: 'Det som har skjedd',
    fromMerged: (reference: string) => `fra ${reference}`,
    internal: 'Bare for ansatte',
    masked: 'Skjult',
    erased: 'Slettet',
    reveal: 'Vis',
    revealTitle: (label: string) => `Vis ${label.toLowerCase()}`,
    revealText: 'At du viser dette, og hvorfor, skrives i loggen før det vises.',
    reason: 'Hvorfor trenger du det?',
    reasonMissing: 'Skriv hvorfor du trenger å se dette.',
    revealed: (label: string) => `${label}, vist nå`,
    hide: 'Skjul',
    hideTitle: (label: string) => `Skjul ${label.toLowerCase()}`,
    reply: {
      title: 'Svar til avsenderen',
      label: 'Melding',
      placeholder: 'Skriv til avsenderen',
      help: 'Avsenderen leser dette på siden sin og får det på e-post.',
      /** Who gets the reply by mail: the sender, and the number of senders of cases that are merged into this one. */
      reaches: (email: string | null, others: number) =>
        [email, others === 1 ? 'én annen avsender' : others > 1 ? `${others} andre avsendere` : '']
          .filter(Boolean)
          .join(' og '),
      template: {
        open: 'Sett inn mal',
        search: 'Søk i malene',
        list: 'Maler',
        noneFound: 'Ingen mal har det i seg.',
      },
      statusLabel: 'Etterpå er saken',
      send: 'Send svar',
      sendAndClose: 'Send og avslutt',
      sendAndNext: 'Send og neste',
      sent: 'Svaret sendes om ti sekunder.',
      closed: 'Lagret: Saken er avsluttet. Svaret sendes om ti sekunder.',
      toBeTold: {
        phone: 'Svaret er lagret. Ring avsenderen og fortell det.',
        letter: 'Svaret er lagret. Send det som brev.',
        none: 'Svaret er lagret på saken. Avsenderen får det ikke.',
      },
      moved: 'Saken er flyttet.',
      /** The colleague who has written in the case in the meantime; null for its sender. */
      unread: (who: string | null) =>
        `${who ?? 'Avsenderen'} har skrevet i saken mens du skrev. Les det først, og send igjen om svaret ditt fortsatt passer.`,
      /** Shown while a reply is being written, with the titles of the timeline's new entries. */
      unreadNow: (titles: readonly string[]) => `Dette har kommet mens du skrev: ${titles.join('. ')}.`,
      /** What is written with a brace and is no placeholder, and the names of the placeholders. */
      unknownPlaceholder: (written: readonly string[], known: readonly string[]) =>
        `Svaret er ikke sendt. ${written.join(', ')} er ikke noe vi kan fylle ut. Rett det, eller bruk ${inBraces(known)}.`,
      unfilled: (names: readonly string[]) =>
        `Svaret er ikke sendt. Saken mangler det som skulle stå for ${names.map((name) => `[${name}]`).join(' og ')}. Skriv det selv.`,
    },
    note: {
      title: 'Internt notat',
      label: 'Notat',
      placeholder: 'Skriv til kollegene',
      help: 'Leses bare av ansatte.',
      save: 'Lagre notat',
      saved: 'Notatet er lagret.',
    },
    leftUnsent: 'Saken ble slått sammen med en annen mens du skrev. Dette er ikke sendt. Svar i',
    statusAsBefore: (label: string) => `Som før (${label.toLowerCase()})`,
    /** For a new case: the first reply starts the work on it. */
    statusOnceAnswered: (label: string) => `${label}, når du svarer`,
    assign: {
      title: 'Ansvarlig',
      me: 'Gi til meg',
      picker: {
        open: 'Endre ansvarlig',
        search: 'Søk etter kollega',
        list: 'Ansvarlig',
        noneFound: 'Ingen kollega heter det.',
      },
      save: 'Lagre ansvarlig',
      unassigned: 'Ingen',
      done: 'Ansvarlig er endret.',
    },
    follow: 'Følg saken',
    unfollow: 'Slutt å følge',
    followers: (names: string) => `Følges av ${names}`,
    due: {
      title: 'Egen frist',
      label: 'Gjøres innen',
      save: 'Lagre frist',
      done: 'Fristen er lagret.',
      cleared: 'Fristen er fjernet.',
      passed: 'Den dagen har vært. Velg i dag eller en senere dag.',
      merged: 'Saken er slått sammen med en annen. Sett fristen der.',
    },
    snooze: {
      title: 'Utsett',
      text: 'Saken er borte fra fanene til om morgenen den dagen, eller til avsenderen skriver.',
      label: 'Utsett til',
      save: 'Utsett',
      wake: 'Hent fram igjen',
      until: (when: string) => `Utsatt til ${when}`,
      done: 'Saken er utsatt.',
      passed:
        'Saken kommer fram igjen om morgenen den dagen du velger, og det er det for sent til. Velg en senere dag.',
      woken: 'Saken er hentet fram.',
    },
    relate: {
      title: 'Koble og slå sammen',
      label: 'Referanse til den andre saken',
      link: 'Koble sammen',
      merge: 'Slå denne inn i den',
      mergeText:
        'Slår du denne saken inn i en annen, får avsenderen her alle svar som gis i den andre. Ingen av avsenderne ser hverandre.',
      linked: 'Sakene er koblet sammen.',
      merged: 'Sakene er slått sammen.',
      unmerge: 'Ta den ut igjen',
      unmerged: 'Saken er tatt ut igjen.',
      isMerged: 'Saken er allerede slått sammen med en annen.',
      isNotMerged: 'Saken er ikke slått sammen med noen.',
      otherIsMerged: (reference: string) => `${reference} er selv slått sammen med en annen.`,
      otherIsClosed: (reference: string, isThisClosed: boolean) =>
        `${reference} er avsluttet. Åpne den først${isThisClosed ? '' : ', eller slå den inn i denne i stedet'}.`,
      otherKind: 'Bare saker av samme slag kan slås sammen. Koble dem sammen i stedet.',
      unknown: 'Skriv en referanse, som AVV-7KQ3-XM4D.',
    },
    duplicates: {
      title: 'Kan gjelde det samme',
      merge: 'Slå inn',
      /** Which of the two stays: the older one. */
      intoOther: 'Denne inn i den, som er eldst',
      intoThis: 'Den inn i denne, som er eldst',
      why: ({ isSameProperty, isSameSender, days }: WhyDuplicate) =>
        [
          isSameProperty ? 'Samme eiendom' : 'Samme adresse',
          isSameSender ? 'samme avsender' : '',
          days === 0 ? 'samme døgn' : days === 1 ? 'én dag imellom' : `${days} dager imellom`,
        ]
          .filter(Boolean)
          .join(', '),
      told: (at: string) => `Fikk svar ${at}:`,
      notTold: 'Har ikke fått svar.',
      promised: (day: string) => `Er lovet svar innen ${day}.`,
    },
    mergedInto: (reference: string) => `Denne saken er slått inn i ${reference}. Svar der.`,
    mergedTitle: 'Slått inn i denne',
    linksTitle: 'Koblet til',
    sameSender: 'Samme avsender',
    sameProperty: 'Samme eiendom',
    quarantine: {
      honeypot: 'Holdt tilbake: trolig sendt av en maskin. Avsenderen har ikke fått kvittering.',
      'too-fast': 'Holdt tilbake: skjemaet ble fylt ut påfallende fort.',
      'unknown-sender': 'Holdt tilbake: e-posten kom fra en annen adresse enn avsenderens.',
    },
    undelivered: (email: string, problem: string) =>
      `Den siste e-posten til ${email} kom ikke fram. ${problem} Ring, eller send den på nytt fra E-post.`,
    release: 'Slipp saken inn',
    released: 'Saken er sluppet inn.',
    print: 'Skriv ut',
    actions: 'Handlinger',
    reading: readingCaseTexts.nb,
    presence: (names: string) => `${names} har også saken åpen`,
    undone: 'Angret.',
    statusMoved: (label: string) => `Status: ${label}`,
    events: {
      sent: 'Sendt inn',
      messageFromSender: 'Melding fra avsenderen',
      told: { phone: 'fortelles på telefon', letter: 'sendes som brev' },
      messageFromStaff: (name: string) => `Svar fra ${name || 'oss'}`,
      photos: (count: number) => (count === 1 ? 'La ved et bilde' : `La ved ${count} bilder`),
      link: 'Lenken ble byttet',
      erased: 'Skjulte svar ble slettet',
      withPhotos: (count: number) => (count === 1 ? 'med ett bilde' : `med ${count} bilder`),
      note: (name: string) => `Notat av ${name}`,
      assigned: (to: string | null) => (to ? `Gitt til ${to}` : 'Ingen ansvarlig'),
      accountClosed: (name: string) => `Ingen ansvarlig: kontoen til ${name} er stengt`,
      handedOver: (to: string, closed: string) => `Gitt til ${to}: kontoen til ${closed} er stengt`,
      cannotRead: (name: string) => `Ingen ansvarlig: ${name} leser ikke slike saker lenger`,
      due: (day: string | null) => (day ? `Frist satt til ${day}` : 'Fristen ble fjernet'),
      snoozed: (until: string | null) => (until ? `Utsatt til ${until}` : 'Hentet fram igjen'),
      linked: (other: string) => `Koblet til ${other}`,
      mergedInto: (other: string) => `Slått inn i ${other}`,
      unmergedFrom: (other: string) => `Tatt ut av ${other} igjen`,
      tookOut: (other: string) => `${other} ble tatt ut igjen`,
      leads: (other: string) => `Tok over for ${other}, som er avsluttet`,
      mergedFrom: (other: string) => `${other} ble slått inn i denne`,
      opened: (roles: string) => `Åpnet for ${roles}`,
      closedTo: (roles: string) => `Lukket for ${roles}`,
      released: 'Sluppet inn',
      registered: (name: string) => `Skrevet inn av ${name}`,
      undelivered: (mail: string) => `Kom ikke fram: ${mail.toLowerCase()}`,
      withdrawn: 'Trukket av avsenderen',
      reopened: 'Åpnet igjen av avsenderen',
    },
    new: newCaseTexts.nb,
  },
})
