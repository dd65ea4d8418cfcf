import { writeNumber } from '../../domain/format/write-number.ts'

const counted = (count: number, one: string, many: string) =>
  `${writeNumber(count)} ${count === 1 ? one : many}`

/** «1 eiendom», «400 eiendommer». */
const properties = (count: number) => counted(count, 'eiendom', 'eiendommer')

const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ')

/** The texts about spreadsheets that come in. */
export const sheetTexts = {
  title: 'Regneark inn',
  lead: 'Last opp lista slik dere har den. Ingenting lagres før du har sett hva som skjer.',
  file: 'Fil (XLSX eller CSV)',
  read: 'Se hva som skjer',
  noFile: 'Velg en fil først.',
  help: 'Eiendommer kjennes igjen på ID, ellers på adresse og nummer. De som ikke finnes fra før, blir kladder.',
  latest: 'Siste regneark',
  open: (when: string) => `Regneark ${when}`,
  by: (name: string) => `av ${name}`,
  states: {
    matching: 'Ikke lest ferdig',
    planned: 'Ikke lagret',
    applied: 'Lagret',
    undone: 'Angret',
  },
  does: { adds: 'Ny', changes: 'Endres', nothing: 'Som før', refused: 'Feil' },
  did: { adds: 'Ny', changes: 'Endret', nothing: 'Som før', refused: 'Ikke lagret' },
  didUndone: 'Angret',
  stays: 'Står',
  counts: {
    adds: (count: number) => counted(count, 'ny', 'nye'),
    changes: (count: number) => `${writeNumber(count)} endres`,
    changed: (count: number) => counted(count, 'endret', 'endret'),
    nothing: (count: number) => `${writeNumber(count)} som før`,
    refused: (count: number) => `${writeNumber(count)} med feil`,
  },
  row: 'Rad',
  property: 'Eiendom',
  what: 'Hva skjer',
  whatHappened: 'Hva skjedde',

  matching: {
    title: 'Hva er hva?',
    folded: 'Slik leses arket',
    lead: 'Se hva hver kolonne er. Vi husker det til neste gang.',
    leadUnknown: (heads: readonly string[]) => `Hva er ${quoted(heads)}? Vi husker det til neste gang.`,
    known: (count: number) => `${counted(count, 'kolonne', 'kolonner')} kjente vi igjen`,
    sheet: 'Ark',
    head: 'Overskriftene står i rad',
    headRow: (row: number, text: string) => `${row}: ${text}`,
    type: 'Alle nye er',
    target: 'Er',
    choose: 'Velg hva kolonnen er.',
    submit: 'Les arket slik',
  },
  problems: {
    twice: (label: string) => `«${label}» er valgt for flere kolonner. Velg den for én av dem.`,
    nameless:
      'Velg hvilken kolonne som er ID, tittel eller adresse. Uten en av dem vet vi ikke hva radene gjelder.',
  },

  apply: (count: number) => `Lagre ${properties(count)}`,
  applyAll: 'Lagre eiendommene',
  nothing: 'Det er ingenting å endre.',
  someRefused: (count: number) =>
    `${counted(count, 'rad', 'rader')} har feil og blir ikke lagret. De andre lagres.`,
  allRefused: 'Alle radene som sier noe nytt, har feil. Rett dem og last opp filen på nytt.',
  ignored: (heads: readonly string[]) => `Leses ikke: ${quoted(heads)}.`,
  newAreDrafts: 'Nye eiendommer blir kladder. De kan publiseres alle på én gang etterpå.',
  fetchRefused: 'Last ned radene med feil',
  notSaved: (count: number) => `${counted(count, 'rad', 'rader')} hadde feil og er ikke lagret.`,
  another: 'Les et annet regneark',

  receipt: {
    drafts: (count: number) =>
      count === 1
        ? '1 ny eiendom er lagret som kladd'
        : `${writeNumber(count)} nye eiendommer er lagret som kladder`,
    published: (count: number) => `${counted(count, 'ny eiendom', 'nye eiendommer')} er på nettstedet`,
    changed: (count: number) => `${properties(count)} er endret`,
    nothing: 'Ingenting er lagret',
  },
  publish: (count: number) => (count === 1 ? 'Publiser den nye' : `Publiser alle ${writeNumber(count)} nye`),
  publishAll: 'Publiser de nye',
  published: (count: number) => `${properties(count)} er publisert.`,
  missing: {
    pictures: (count: number) => `${writeNumber(count)} mangler bilde`,
    rent: (count: number) => `${writeNumber(count)} mangler leie og viser «Pris på forespørsel»`,
    energyClass: (count: number) => `${writeNumber(count)} mangler energimerke`,
  },
  addPictures: 'Last opp bilder',
  /** Whether each can be fetched is known once it is asked for. */
  webPictures: (count: number) => `Bilder på nettet: ${writeNumber(count)}`,
  pictures: 'Se bildene fra nettet',
  undo: 'Angre hele regnearket',
  undoExplain:
    'Nye eiendommer slettes, og det som ble endret, blir som det var. Det som er endret siden, står.',
  undone: (undone: number, kept: number) =>
    kept === 0
      ? `${properties(undone)} er som før regnearket.`
      : `${properties(undone)} er som før regnearket. ${properties(kept)} er endret siden og står: de er øverst i lista.`,
  isUndone: 'Regnearket er angret.',

  gone: 'Regnearket finnes ikke lenger. Last det opp på nytt.',
  alreadyApplied: 'Regnearket er lagret allerede.',
  notApplied: 'Regnearket er ikke lagret, så det er ingenting å angre.',
  othersApplied: 'Et annet regneark er lagret siden dette ble lest. Se over hva som skjer nå, og lagre da.',
  tooMany: (most: number) => `Arket har mer enn ${writeNumber(most)} rader.`,
  tooManyColumns: (most: number) => `Arket har mer enn ${most} kolonner.`,
  tooManyForWorkbook: (most: number) =>
    `Et Excel-ark herfra kan ha høyst ${most} eiendommer. Last ned CSV i stedet: der er alle.`,
  unreadable: 'Filen kan ikke leses. Lagre den som XLSX eller CSV.',
  empty: 'Filen er tom.',
  tooLarge: (most: { sent: number; unpacked: number }) =>
    `Filen er for stor. Den kan ha høyst ${most.sent}\u00a0MB, og ${most.unpacked}\u00a0MB når den er pakket ut. La bare lista stå igjen i den.`,

  errorColumn: 'Feil',
  noId: 'ID er ikke en ID fra denne lista.',
  unknownId: 'Det finnes ingen eiendom med denne ID-en.',
  notValid: (heading: string, text: string, allowed: string) =>
    `${heading}: «${text}» er ikke gyldig. ${allowed}`,
  choose: (values: string) => `Velg ${values}.`,
  yesOrNo: 'Skriv ja, nei eller x.',
  writeNumber: 'Skriv et tall som 12 500 eller 68,5.',
  writeAddress: 'Skriv adresser som begynner med https://.',
  tooManyPictures: (count: number, most: number) =>
    `Raden har ${count} bilder. En rad kan ha høyst ${most}; legg resten inn under «Bilder til mange».`,
  writeDate: 'Skriv en dag som 01.03.2027.',
  noPostalCode: (code: string) => `Postnummeret ${code} finnes ikke.`,
  noValue: {
    error: (label: string, text: string) =>
      text === '='
        ? `${label} er en formel uten svar. Åpne filen i regnearket, lagre den, og last den opp på nytt.`
        : `${label} er en feil i regnearket: ${text}.`,
    date: (label: string, text: string) =>
      `${label} er en dato i regnearket (${text}). Gjør cella om til tekst, og skriv det som skal stå der.`,
    boolean: (label: string, text: string) =>
      `${label} er en sannhetsverdi i regnearket (${text}). Gjør cella om til tekst, og skriv det som skal stå der.`,
  },
  sameAs: {
    known: (row: number) => `Den samme eiendommen som i rad ${row}.`,
    new: (row: number) =>
      `Den samme adressen som i rad ${row}. Skriv nummeret på leiligheten, boden eller plassen.`,
  },
  fitsSeveral: (titles: readonly string[]) =>
    `Adressen passer til ${properties(titles.length)}: ${quoted(titles.slice(0, 3))}${titles.length > 3 ? ' og flere' : ''}. Skriv nummeret, eller ID-en i en kolonne «ID».`,
  beside: (title: string) => `På samme adresse finnes «${title}» fra før.`,
  waits: {
    draft: 'En kladd venter. Den får endringen også, og blir ikke publisert.',
    scheduled: 'En ny versjon er planlagt. Den får endringen også, og kommer når den skal.',
  },
  offSite: {
    draft: 'Eiendommen er en kladd, og forblir det.',
    scheduled: 'Eiendommen publiseres når den skal, med endringen.',
    archived: 'Eiendommen er tatt bort fra nettstedet, og forblir borte.',
  },
  changedSince: (labels: string) =>
    `Endret siden filen ble lest${labels && `: ${labels}`}. Raden er ikke lagret. Last den opp på nytt.`,
  changedAfterwards: (labels: string) => `Endret siden${labels && `: ${labels}`}.`,
}
