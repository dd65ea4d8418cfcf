import { mailKindNames, mailQueueTexts } from '../outgoing-mail/mail.words.ts'

const mails = (count: number) => (count === 1 ? '1 e-post' : `${count} e-poster`)

const alertCount = (count: number) => (count === 1 ? '1 varsel' : `${count} varsler`)

/** The texts of «Personvern». */
export const personTexts = {
  title: 'Personvern',
  lead: 'Innsyn og sletting når noen ber om det, og hva som slettes av seg selv.',
  find: 'Finn en person',
  key: 'E-post eller telefonnummer',
  keyHint:
    'Skriv referansen til saken hvis vi mangler begge deler, for eksempel når en som ringte, bare ga en postadresse.',
  search: 'Finn',
  nothingFound: 'Vi fant ingenting. Skriv hele e-postadressen, telefonnummeret eller referansen.',
  found: (cases: number, received: number, sent: number, wishes: number) =>
    [
      cases === 1 ? '1 sak' : `${cases} saker`,
      received > 0 ? `${mails(received)} inn` : '',
      sent > 0 ? `${mails(sent)} ut som ikke hører til noen sak` : '',
      wishes > 0 ? alertCount(wishes) : '',
    ]
      .filter(Boolean)
      .join(', '),
  otherKeys:
    'Det kan finnes mer om samme person under disse. Det er ikke med i filen, og slettes ikke her, for flere kan ha samme telefonnummer:',
  sharedNumber:
    'Sakene med dette nummeret har flere navn. Er det ikke samme person, finner du én sak om gangen med referansen.',
  received: 'E-post fra adressen',
  workOrders: 'Saker som håndverker',
  wishes: 'Vil ha beskjed om',
  notices: 'Driftsmeldinger på e-post',
  refusesNotices: 'Vil ikke ha flere',
  noSubject: 'Uten emne',
  exportTitle: 'Innsyn',
  export: 'Last ned alt (JSON)',
  exportText:
    'Filen har alt personen har sendt, også det som ellers er skjult, bildene, og alt vi har svart. Interne notater er ikke med. At du henter den, og hvorfor, skrives i loggen.',
  reason: 'Hvorfor henter du dette ut?',
  reasonHint: 'For eksempel «Ba om innsyn på e-post 3. november».',
  exportRefused: 'Filen ble ikke laget',
  goBack: 'Gå tilbake, og prøv igjen.',
  erase: 'Slett alt om personen',
  eraseText:
    'Sakene, bildene, meldingene og e-posten slettes for godt, også når en gammel sikkerhetskopi legges tilbake. Se først om noe må beholdes etter loven.',
  again: 'Skriv adressen, nummeret eller referansen en gang til',
  confirm: 'Slett for godt',
  notTheSame: 'Du skrev ikke det samme. Ingenting er slettet.',
  erased: ({ cases, mails: loose, alerts }: { cases: number; mails: number; alerts: number }) => {
    if (cases + loose + alerts === 0) return 'Det var ingenting å slette.'
    const what = [
      cases === 1 ? '1 sak' : cases > 0 ? `${cases} saker` : '',
      loose > 0 ? `${mails(loose)} uten sak` : '',
      alerts > 0 ? alertCount(alerts) : '',
    ].filter(Boolean)
    return `${what.join(' og ')} er slettet.`
  },
  heldTitle: 'Ny slettefrist venter på deg',
  heldText: (count: number) =>
    `Fødselsnummer skal slettes 30 dager etter at skjemaet er sendt, slik skjemaene og /personvern lover. Før regnet vi fra saken ble avsluttet. ${count === 0 ? 'Ingen saker har fødselsnummer som er eldre enn det nå.' : count === 1 ? 'Én sak har et fødselsnummer som er eldre enn det.' : `${count} saker har fødselsnummer som er eldre enn det.`} Ingenting slettes etter den nye fristen før du har sett over lista og bekreftet.`,
  heldMore: (count: number) => `og ${count} til`,
  moreInFile: (count: number) => `og ${count} til, som står i filen`,
  heldOpen: 'åpen',
  heldSent: (day: string) => `sendt ${day}`,
  heldConfirm: 'Slett etter den nye fristen fra i natt',
  heldConfirmed: 'Den nye fristen gjelder fra i natt.',
  heldConfirmedBefore: 'Den nye fristen er allerede bekreftet.',
  retentionTitle: 'Slettes av seg selv',
  form: 'Skjema',
  tonight: 'I natt',
  month: 'Innen 30 dager',
  kept: 'Regel',
  counts: (cases: number, sensitive: number, photos: number) =>
    [
      cases === 1 ? '1 sak' : cases > 0 ? `${cases} saker` : '',
      sensitive > 0 ? `skjulte svar i ${sensitive === 1 ? '1 sak' : `${sensitive} saker`}` : '',
      photos === 1 ? '1 bilde' : photos > 0 ? `${photos} bilder` : '',
    ]
      .filter(Boolean)
      .join(', ') || '–',
}

/** The headings in the file that a person gets. */
export const exportWords = {
  tooMany: 'Du har hentet ut så mye som kan hentes ut på en dag.',
  events: {
    sent: 'Sendt inn',
    message: 'Melding',
    status: 'Status endret',
    photos: 'Bilder lagt til',
    link: 'Lenken til saken fornyet',
    erased: 'Skjulte svar slettet',
  },
  by: { sender: 'avsenderen', staff: 'oss', system: 'systemet' },
  mails: mailKindNames,
  states: mailQueueTexts.states,
}
