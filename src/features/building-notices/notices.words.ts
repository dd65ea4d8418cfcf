/** The texts of «Driftsmeldinger». */
export const buildingNoticeTexts = {
  title: 'Driftsmeldinger',
  lead: 'Det leietakerne i et hus må vite, som at vannet stenges. Skriv det én gang, så står det på kundeservice, i skjemaene for feil, i åpne saker og på en plakat. Den som melder om det samme, ser det før meldingen sendes.',
  currentTitle: 'Gjelder nå eller snart',
  none: 'Ingen driftsmeldinger.',
  overTitle: 'Tidligere',
  newTitle: 'Ny driftsmelding',
  text: 'Hva skjer?',
  textHelp: 'Kort, som «Vannet stenges».',
  textMissing: 'Skriv hva som skjer.',
  advice: 'Hva må leietakerne gjøre?',
  adviceHelp: 'For eksempel «Tapp vann på forhånd. Toalettet kan skylles én gang.»',
  topic: 'Hva slags feil forklarer den?',
  topicHelp:
    'Melder noen en slik feil fra huset mens den pågår, kan de få beskjed om endringer i stedet for å sende.',
  anyTopic: 'Alle slags',
  from: 'Fra',
  to: 'Til',
  fromMissing: 'Velg dag og tid den starter.',
  toMissing: 'Velg dag og tid den er over.',
  places: 'Hus eller steder',
  placesHelp: 'Ett på hver linje: gate, nummer og sted, eller bare stedet for alle husene der.',
  placesMissing: 'Skriv minst ett hus eller sted.',
  placesTooLong: 'Høyst 2 000 tegn.',
  mail: 'E-post til leietakerne',
  mails: {
    yes: 'Send til dem som har hatt en sak fra huset det siste året',
    no: 'Ikke send e-post',
  },
  publish: 'Publiser',
  save: 'Lagre endringene',
  cancel: 'Avlys',
  cancelTitle: 'Avlys driftsmeldingen',
  cancelExplain:
    'Det står «Avlyst» til tiden er ute, eller «Over» hvis det hadde begynt. Alle som har fått e-post om den, får e-post om det.',
  changeTitle: 'Endre driftsmeldingen',
  change: 'Endre',
  poster: 'Plakat',
  back: 'Driftsmeldinger',
  published: (mails: number) => `Driftsmeldingen er publisert. ${mailed(mails)}`,
  changed: (mails: number) => `Endringene er publisert. ${mailed(mails)}`,
  cancelled: (mails: number) => `Driftsmeldingen er avlyst. ${mailed(mails)}`,
  toldCount: (count: number) => `E-post til ${count}`,
  unknownPlace: (line: string) =>
    `Fant ikke «${line}» blant husene våre. Skriv gate, nummer og sted, eller bare stedet.`,
  unclearPlace: (line: string, address: string) =>
    `Hvilket hus er «${line}»? Mente du «${address}», så skriv det.`,
  endsBeforeStart: 'Den må slutte etter at den har begynt.',
  isOver: 'Tiden er allerede ute. Velg en senere.',
  gone: 'Driftsmeldingen er over eller avlyst, og kan ikke endres.',
  posterTitle: (title: string) => `Plakat: ${title}`,
  posterLead: 'Skriv ut på A4, og heng den i oppgangen.',
  posterPrint: 'Skriv ut',
  posterScan: 'Skann koden for siste nytt',
}

function mailed(count: number): string {
  if (count === 0) return 'Ingen får e-post.'
  return count === 1 ? 'Én får e-post.' : `${count} får e-post.`
}
