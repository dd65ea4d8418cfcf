import { writeNumber } from '../../domain/format/write-number.ts'

/** Why a picture is not taken. */
export const pictureProblems = {
  type: 'Er ikke et JPEG- eller PNG-bilde.',
  heic: 'Er i formatet HEIC. Lagre det som JPEG, og last det opp på nytt.',
  damaged: 'Kan ikke åpnes, for filen er skadet.',
  size: 'Er større enn 25\u00a0MB.',
  pixels: 'Har for mange piksler, eller er for tungt å åpne.',
  encrypted: 'Er låst med et passord.',
  count: 'Er ett for mye.',
  failed: 'Kunne ikke lagres. Prøv igjen.',
  web: 'Kunne ikke hentes fra adressen.',
  host: 'Ligger på en adresse som nettstedet ikke henter fra.',
  gone: 'Boligen finnes ikke lenger.',
  there: 'Boligen har det fra før.',
}

/** Why a ZIP is not taken. */
export const archiveProblems = {
  unreadable: 'Kan ikke leses som ZIP. Lag den på nytt, og last den opp igjen.',
  lost: 'Er ikke her lenger. Last den opp på nytt.',
  'too-many': 'Har flere enn 5\u00a0000 filer. Del den opp.',
  bomb: 'Pakker ut mye mer enn bilder gjør. Den er ikke åpnet.',
}

const pictures = (count: number) => (count === 1 ? '1 bilde' : `${writeNumber(count)} bilder`)
const homes = (count: number) => (count === 1 ? '1 bolig' : `${writeNumber(count)} boliger`)

/** The texts of «Last opp bilder til mange». */
export const manyPicturesTexts = {
  title: 'Last opp bilder til mange',
  lead: 'En ZIP, eller mange bilder på én gang. Ingenting havner på nettstedet før du har sett hvilken bolig hvert bilde hører til.',
  naming:
    'Hvert bilde finner boligen sin ved ID, adresse eller tittel, i navnet på filen eller mappa: «Storgata 12 H0201 - 3.jpg», «Storgata 12/1.jpg». Tallet til slutt er rekkefølgen.',
  files: 'ZIP, eller bilder (JPEG eller PNG)',
  filesHelp: 'Høyst 25\u00a0MB for hvert bilde.',
  /** What a browser without scripts can send at once. */
  filesLimit: 'Samlet høyst 100\u00a0MB om gangen. Del en større ZIP i flere.',
  noFile: 'Velg en ZIP eller bilder først.',
  send: 'Last opp',
  drop: 'Du kan også slippe ZIP, bilder eller mapper her.',
  chooseFolder: 'Velg en mappe',
  /** While it is sent. */
  sending: (sent: string, all: string) => `${sent} av ${all} er sendt`,
  stay: 'La denne siden stå åpen til alt er sendt.',
  notSent: (count: number) => `${count === 1 ? '1 fil' : `${writeNumber(count)} filer`} kom ikke fram:`,
  offline: 'Forbindelsen ble brutt.',
  signedOut: 'Du er logget ut. Logg inn i en annen fane, og prøv igjen.',
  refusedFile: 'Serveren tok ikke imot filen.',
  sendAgain: 'Prøv igjen',
  goOn: 'Gå videre uten dem',
  nothingChosen: 'Det er ingen bilder i det du valgte.',
  noBatch: 'Bildene finnes ikke lenger.',
  archiveTooLarge: 'ZIP-en er større enn 20\u00a0GB. Del den opp.',
  stillArriving: 'Bildene er ikke ferdig lest ennå. Vent litt, og prøv igjen.',
  batches: 'Siste opplastinger',
  noBatches: 'Ingen ennå.',
  batchTitle: { upload: 'Bilder til mange', import: 'Bilder fra import' },
  byImport: 'import',
  states: { arriving: 'Leses', ready: 'Venter på deg', added: 'Lagt til', undone: 'Angret' },
  reading: (done: number, all: number) => `${writeNumber(done)} av ${pictures(all)} er lest.`,
  readingArchive: 'ZIP-en åpnes.',
  mayLeave: 'Du kan gå herfra. Det fortsetter, også om nettstedet starter på nytt.',
  lookAgain: 'Se på nytt',
  ready: (count: number, of: number) => `${pictures(count)} er klare for ${homes(of)}.`,
  nothingReady: 'Ingen bilder er klare til å legges til.',
  add: (count: number) => `Legg til ${pictures(count)}`,
  addAll: 'Legg til bildene',
  added: (count: number, of: number) =>
    count === 0
      ? 'Ingen bilder er lagt til.'
      : `${pictures(count)} er lagt til ${homes(of)}. Kladder viser dem når de publiseres.`,
  undo: 'Angre',
  undone: (count: number, of: number) => `Angret. ${pictures(count)} er tatt bort fra ${homes(of)}.`,
  discard: 'Forkast opplastingen',
  discardText:
    'Bildene slettes. Det som er lagt til boliger, blir stående. Det skjer av seg selv etter 14 dager.',
  toPlace: 'Bilder uten bolig',
  toPlaceLead: 'Navnet passer til ingen bolig, eller til flere. Velg bolig, eller la dem være.',
  fitsSeveral: (count: number) => `Passer til ${writeNumber(count)}`,
  home: 'Bolig',
  homeHelp: 'Adresse, tittel eller ID',
  chooseHome: 'Velg bolig',
  place: 'Plasser',
  noHome: 'Ingen bolig heter det.',
  severalHomes: 'Det passer til flere boliger. Skriv mer av adressen.',
  placed: (title: string) => `Plassert hos ${title}.`,
  leave: 'La være',
  leftOut: (count: number) => `${pictures(count)} er latt være.`,
  leftAlone: 'Latt være.',
  moreToPlace: (count: number) => `Og ${writeNumber(count)} til. De kommer når disse er plassert.`,
  failed: 'Kunne ikke brukes',
  moreFailed: (count: number) => `Og ${writeNumber(count)} til.`,
  again: 'Prøv igjen',
  triedAgain: 'Vi prøver på nytt.',
  preview: 'Hvor bildene havner',
  list: 'Til lista over eiendommer',
  pictures,
  homes,
}
