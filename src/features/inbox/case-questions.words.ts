/** Why a case is suggested as a duplicate. */
interface WhyDuplicate {
  isSameProperty: boolean
  isSameSender: boolean
  /** Whether both name the town, and whether both name the same flat or neither any. */
  sharesTown: boolean
  sharesHome: boolean
  /** Between the two. */
  days: number
}

/** The texts of snoozing a case, and of what is asked before. */
export const snoozeCaseTexts = {
  title: 'Utsett',
  text: 'Saken er borte fra listene til om morgenen den dagen, til avsenderen skriver, eller til fristen går ut. En sak som haster, blir stående i «Haster».',
  label: 'Utsett til',
  save: 'Utsett',
  wake: 'Hent fram igjen',
  until: (when: string) => `Utsatt til ${when}`,
  done: 'Saken er utsatt.',
  passed:
    'Saken kommer fram igjen om morgenen den dagen du velger, og det er det for sent til. Velg en senere dag.',
  woken: 'Saken er hentet fram.',
  question: 'Utsette forbi fristen?',
  /** The deadline, and the day that the case would come back. */
  wouldBeLate: (deadline: string, day: string) =>
    `Fristen er ${deadline}, og du vil utsette saken til ${day}. Send et foreløpig svar med den nye datoen, så avsenderen vet det. Uten svar kommer saken fram igjen når fristen går ut.`,
  isLate: (deadline: string) =>
    `Fristen var ${deadline}. Send et foreløpig svar med ny dato, så avsenderen vet det. Uten svar er saken fortsatt for sen, og blir stående i «For sent».`,
  /** A reply that would snooze the case past a deadline that is not kept by answering. */
  replyPastDeadline: (deadline: string, day: string) =>
    `Svaret er ikke sendt: Fristen for saken er ${deadline}, og du vil utsette den til ${day}. Velg «Ikke utsett», en tidligere dag, eller sett en ny frist først.`,
  holdingLabel: 'Foreløpig svar til avsenderen',
  holdingMissing: 'Skriv når avsenderen hører mer.',
  /** The holding reply to begin with; without a name where there is none, or where several get it. */
  holding: (name: string | null, day: string) =>
    `Hei${name ? ` ${name}` : ''}.\n\nVi trenger mer tid på saken din. Du hører fra oss igjen senest ${day}.`,
  newDeadline: (day: string) => `Ny frist blir ${day}.`,
  hold: 'Send svaret og utsett',
  anyway: 'Utsett uten å svare',
  cancel: 'Ikke utsett',
}

/** The texts of linking and merging cases, and of what is asked before. */
export const relateCaseTexts = {
  title: 'Koble og slå sammen',
  /** The search for another case. */
  find: {
    submit: 'Søk',
    count: (count: number) =>
      count === 0
        ? 'Fant ingen sak å koble til.'
        : count === 1
          ? 'Én sak har dette.'
          : `${count} saker har dette, de nyeste først.`,
    open: 'Slå sammen med …',
    title: 'Slå sammen med en annen sak',
    explain: 'Den som kom sist, slås inn i den som kom først. Bare åpne saker av samme slag vises.',
    search: 'Navn, adresse, referanse eller ord i saken',
    list: 'Saker som kan slås sammen med denne',
    noneFound: 'Ingen åpen sak av samme slag har dette.',
    failed: 'Søket kom ikke fram. Prøv igjen.',
    intoOther: 'denne slås inn i den',
    intoThis: 'den slås inn i denne',
  },
  link: 'Koble sammen',
  merge: 'Slå sammen',
  mergeIntoOther: 'Slå denne inn i den',
  mergeIntoThis: 'Slå den inn i denne',
  mergeSenders: 'Slå sammen, og svar alle',
  keepApart: 'Ikke slå sammen',
  question: 'Slå sammen saker fra ulike avsendere?',
  /** The case that stays. */
  differentSenders: (main: string) =>
    `Sakene har ulike avsendere. Alle får svarene som gis i ${main} etterpå, så skriv ikke der det som bare angår én av dem. De får ikke se hverandres saker.`,
  /** What a sender gets once the cases are merged. */
  willGet: {
    main: 'Får svarene i saken, som før.',
    other: (main: string) =>
      `Får svarene som gis i ${main}, også dem som er skrevet til andre. Ser sin egen sak som før.`,
  },
  /** How those are told who get no mail. */
  willBeTold: { phone: 'Må ringes.', letter: 'Må få brev.', none: 'Kan ikke nås.' },
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
}

/** The texts of cases that may be about the same. */
export const duplicateCaseTexts = {
  title: 'Kan gjelde det samme',
  merge: 'Slå inn',
  /** Which of the two stays: the older one. */
  intoOther: 'Du svarer i den andre saken, som kom først. Denne følger med.',
  intoThis: 'Du svarer i denne saken, som kom først. Den andre følger med.',
  why: ({ isSameProperty, isSameSender, sharesTown, sharesHome, days }: WhyDuplicate) =>
    [
      isSameProperty
        ? 'Samme eiendom'
        : !sharesTown
          ? 'Samme gate og nummer, men ikke begge sier hvor'
          : sharesHome
            ? 'Samme adresse'
            : 'Samme hus, men bare den ene sier hvilken leilighet',
      isSameSender ? 'samme avsender' : '',
      days === 0 ? 'samme døgn' : days === 1 ? 'én dag imellom' : `${days} dager imellom`,
    ]
      .filter(Boolean)
      .join(', '),
  told: (at: string) => `Fikk svar ${at}:`,
  notTold: 'Har ikke fått svar.',
  promised: (day: string) => `Er lovet svar innen ${day}.`,
}
