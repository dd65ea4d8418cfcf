const leaving = (seconds: number | null) =>
  seconds === null
    ? 'Svarene står på avsendernes sider. Nettstedet sender ikke e-post ennå.'
    : `Svarene sendes om ${seconds} sekunder.`
const cases = (count: number) => (count === 1 ? 'Én sak' : `${count} saker`)

/** The texts of the inbox. */
export const inboxTexts = {
  title: 'Saker',
  lanes: {
    haster: 'Haster',
    'for-sent': 'For sent',
    nye: 'Nye',
    mine: 'Mine',
    'venter-pa-oss': 'Venter på oss',
    'venter-pa-avsender': 'Venter på avsender',
    utsatt: 'Utsatt',
    kontroll: 'Mulig søppel',
    ferdig: 'Ferdig',
    alle: 'Alle',
  },
  mergedInto: (reference: string | null) => (reference ? `Slått inn i ${reference}` : 'Slått sammen'),
  laneMenu: 'Velg saksliste',
  /** The title of the tab, with the cases that wait for a first answer or a new one. */
  tab: (unanswered: string) => (unanswered === '0' ? 'Innboks' : `(${unanswered}) Innboks`),
  showDensity: { compact: 'Vis tette rader', comfortable: 'Vis romslige rader' },
  search: 'Søk i saker',
  searchHint: 'Navn, referanse, telefon, adresse eller ord i saken',
  submitSearch: 'Søk',
  filters: 'Filtre',
  filter: {
    form: 'Skjema',
    town: 'Sted',
    property: 'Eiendom',
    urgency: 'Hastegrad',
    assignee: 'Ansvarlig',
    from: 'Fra dato',
    to: 'Til dato',
    deadline: 'Frist',
    deadlines: { over: 'Over fristen', 'i-dag': 'I dag eller over' },
    closedFrom: 'Avsluttet fra',
    reopenedFrom: 'Åpnet igjen fra',
    reopenedTo: 'Åpnet igjen til',
    promise: 'Løfte om svar',
    promises: { kept: 'Holdt', broken: 'Brutt' },
    any: 'Alle',
    unassigned: 'Ingen',
    apply: 'Bruk filtre',
    clear: 'Nullstill',
  },
  unknownSender: 'Ukjent avsender',
  noTown: 'Uten sted',
  newCase: 'Ny sak',
  heldMails: (count: number) => (count === 1 ? 'Én e-post venter på deg' : `${count} e-poster venter på deg`),
  empty: 'Ingen saker her.',
  emptySearch: 'Ingen treff. Prøv færre ord, eller en annen liste.',
  photos: 'Med bilder',
  held: 'Mulig søppel',
  news: { message: 'Ny melding', photos: 'Nye bilder', status: 'Åpnet igjen' },
  unassigned: 'Ingen ansvarlig',
  snoozedUntil: (when: string) => `Utsatt til ${when}`,
  closedOn: (date: string) => `Avsluttet ${date}`,
  sentAt: (when: string) => `Sendt ${when}`,
  danger: 'Fare',
  deadline: (at: string) => `Frist ${at}`,
  select: (reference: string) => `Velg ${reference}`,
  selectAll: 'Velg alle på siden',
  selected: (count: number) => (count === 1 ? '1 valgt' : `${count} valgt`),
  bulk: {
    title: 'Det som skal gjøres med de valgte',
    /** All of a list; without a lane, all that a search or a filter finds. */
    all: (count: number, lane: string | null) =>
      lane ? `Velg alle ${count} i ${lane}` : `Velg alle ${count} treff`,
    first: (count: number) => `Velg de ${count} første`,
    none: 'Velg minst én sak først.',
    gone: 'Ingen av sakene ligger i lista lenger.',
    clear: 'Fjern valget',
    answerAll: (count: number) => `Svar alle ${count}`,
    giveAll: (count: number) => `Gi alle ${count} til …`,
    assignMe: 'Gi til meg',
    assign: 'Gi til',
    assignTo: 'Gi til …',
    snooze: 'Utsett til',
    snoozeTo: 'Utsett …',
    /** Which of the chosen cases are, or would be, late by the day that they are snoozed to. */
    pastDeadline: (count: number, day: string, whose: string) =>
      `${cases(count)} har fristen før ${day}: ${whose}. Send et foreløpig svar med den nye datoen, så ${count === 1 ? 'avsenderen' : 'avsenderne'} vet det. Uten svar blir ${count === 1 ? 'saken' : 'sakene'} stående i «For sent».`,
    holdingLabel: 'Foreløpig svar til dem som har frist før det',
    hold: 'Send svaret og utsett alle',
    snoozeAnyway: 'Utsett alle uten å svare',
    held: (answers: number, seconds: number | null) =>
      `${answers === 1 ? 'Ett foreløpig svar' : `${answers} foreløpige svar`} ${seconds === null ? 'er lagret. Nettstedet sender ikke e-post ennå.' : `sendes om ${seconds} sekunder.`}`,
    message: 'Melding til avsenderne',
    messagePlaceholder: 'Melding. {navn}, {adresse} fylles ut',
    /** Below the message, before it is sent. */
    withoutMail: 'Dem uten e-post ringer du, eller sender brev. De nevnes når svarene er sendt.',
    /** Whose senders get no mail, after it was sent. */
    toTell: (count: number, whose: string) =>
      `${count === 1 ? 'Én avsender har' : `${count} avsendere har`} ikke e-post, og må få vite det av deg: ${whose}.`,
    tell: { phone: 'Ring', letter: 'Send brev', none: 'Får ikke e-post' },
    status: 'Etterpå er sakene',
    statusAsBefore: 'Som før',
    send: 'Send til de valgte',
    sendTo: (count: number) => `Send til ${count}`,
    sendAndClose: (count: number) => `Send til ${count} og avslutt`,
    move: (count: number, status: string) => `Sett ${count} til «${status}»`,
    preview: 'Se meldingene',
    previewTitle: 'Slik blir meldingene',
    previewOthers: (count: number) => (count === 1 ? 'Og én til.' : `Og ${count} til.`),
    notReady: 'Kan ikke sendes slik',
    noMessage: 'Skriv meldingen først.',
    /** What was done to how many; the mails of replies leave after some seconds, or not at all. */
    replied: (count: number, seconds: number | null) => `${cases(count)} er besvart. ${leaving(seconds)}`,
    closed: (count: number, seconds: number | null) =>
      `${cases(count)} er besvart og avsluttet. ${leaving(seconds)}`,
    moved: (count: number) => `${cases(count)} er flyttet.`,
    assigned: (count: number) => `${cases(count)} har fått ny ansvarlig.`,
    snoozed: (count: number) => `${cases(count)} er utsatt.`,
    /** Which cases were left as they were, by reason. */
    refused: (count: number, reasons: string) => `${cases(count)} ble ikke med: ${reasons}.`,
    nothingDone: (reasons: string) => `Ingenting er gjort: ${reasons}.`,
    furtherCases: (count: number) => `${count} til`,
    /** Who has changed a case in the meantime; null for its sender. */
    changed: (who: string | null) =>
      who === null
        ? 'Avsenderen har skrevet etter at du valgte saken.'
        : `${who || 'En kollega'} har endret saken etter at du valgte den.`,
    /** The cases in which a message cannot be filled in. */
    unfilled: (names: readonly string[], whose: string) =>
      `Ingenting er sendt. Det som skulle stå for ${names.map((name) => `{${name}}`).join(' og ')}, mangler hos ${whose}. Skriv det selv, eller fjern disse fra valget.`,
  },
  older: 'Neste side',
  newer: 'Forrige side',
  newCases: (count: number) => (count === 1 ? '1 ny sak' : `${count} nye saker`),
  saveView: 'Lagre visningen',
  viewName: 'Navn på visningen',
  views: 'Mine visninger',
  removeView: 'Fjern',
  viewNameMissing: 'Gi visningen et navn.',
  keys: {
    title: 'Tastatursnarveier',
    list: [
      ['j', 'neste sak'],
      ['k', 'forrige sak'],
      ['Enter', 'åpne saken'],
      ['x', 'velg saken, med Shift: alle fra den forrige du valgte'],
      ['Esc', 'fjern valget'],
      ['a', 'gi den til meg, på saken: velg ansvarlig'],
      ['r', 'svar avsenderen'],
      ['m', 'på saken: sett inn en mal'],
      ['n', 'internt notat'],
      ['e', 'avslutt'],
      ['z', 'utsett saken'],
      ['Ctrl+Z', 'angre'],
      ['Ctrl+Enter', 'send det du skriver'],
      ['Ctrl+Shift+Enter', 'send svaret med den valgte statusen, ellers avslutt, og gå til neste sak'],
      ['/', 'søk'],
      ['u', 'tilbake til lista'],
      ['?', 'vis denne lista'],
    ] as const,
  },
  statuses: {
    new: 'Ny',
    'in-progress': 'Under arbeid',
    'waiting-for-sender': 'Venter på avsender',
    done: 'Ferdig',
    withdrawn: 'Trukket',
  },
  found: (count: number, isMore: boolean) =>
    isMore ? `Over ${count} saker` : count === 1 ? '1 sak' : `${count} saker`,
  pages: 'Sider',
}
