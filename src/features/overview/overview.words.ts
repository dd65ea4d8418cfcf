import { listOf } from '../../domain/text/list-of.ts'
import type { JobName } from '../../platform/queue/job-name.ts'

/** The texts of the overview. */
export const overviewTexts = {
  title: 'Oversikt',
  ruleHeld: 'Nye slettefrister venter på at en administrator bekrefter dem',
  late: 'Over fristen',
  urgent: 'Haster',
  waiting: 'Venter på oss',
  closed: 'Avsluttet denne uka',
  heldMails: 'E-post som venter',
  reopened: 'Åpnet igjen siste 28 dager',
  growingTitle: 'Det som vokser',
  growing: (name: string, before: number, now: number) =>
    `${name}: ${now} saker de siste fire ukene, mot ${before} de fire før`,
  tooYoung: (since: string, comparableFrom: string) =>
    `De første tallene er fra uka ${since}. Fra ${comparableFrom} kan vi sammenligne fire uker med de fire før.`,
  nothingGrows: 'Ingen skjemaer vokser merkbart.',
  saidTitle: 'Det avsenderne sier',
  nothingSaid: 'Ingen meldinger ennå.',
  promises: {
    title: 'Løfter om svar',
    by: 'Løftene fordelt',
    lead: (since: string, kept: number, broken: number) =>
      `Av sakene som er sendt siden ${since}, fikk ${kept} svar i tide og ${broken} ikke. Saker med frist igjen er ikke talt med.`,
    none: 'Ingen løfter om svar har gått ut ennå.',
    total: 'Alle',
    week: 'Uke',
    form: 'Skjema',
    town: 'Sted',
    person: 'Ansvarlig',
    ownOnly: 'Du ser bare dine egne tall. Administratorer ser alles.',
    noTown: 'Uten sted',
    noAssignee: 'Ingen ansvarlig',
    kept: 'Holdt',
    broken: 'Brutt',
    share: 'Andel',
    /** The name of a link, such as «Holdt, Larvik: 12 saker». */
    open: (what: string, name: string, count: number) =>
      `${what}, ${name}: ${count === 1 ? '1 sak' : `${count} saker`}`,
    csv: 'Last ned løftene (CSV)',
  },
  backlog: {
    title: 'Venter på oss, etter alder',
    age: 'Sendt',
    count: 'Saker',
    empty: 'Ingen saker venter på oss.',
    ages: {
      today: 'I dag',
      days: '1–2 dager siden',
      week: '3–6 dager siden',
      weeks: '1–2 uker siden',
      month: '2–4 uker siden',
      older: 'Over 4 uker siden',
    },
    csv: 'Last ned alderen (CSV)',
  },
  reopenedPlot: 'Åpnet igjen per uke',
  weeksTitle: 'Uke for uke',
  weeksAsTable: 'Ukene i tall',
  casesPlot: 'Saker per uke',
  answerPlot: 'Timer til første svar (median)',
  closePlot: 'Timer til avsluttet (median)',
  formsTitle: 'Saker per skjema',
  guidesTitle: 'Veiledninger',
  guidesText:
    'Hvor ofte en veiledning ble åpnet, ved siden av sakene av det slaget den kan spare oss for, uke for uke. Alle saker av slaget telles, også de som gjelder noe annet enn veiledningen.',
  guidesViews: (views: number) =>
    `De siste fire ukene: åpnet ${views === 1 ? 'én gang' : `${views} ganger`},`,
  casesCount: (cases: number) => (cases === 1 ? 'én sak' : `${cases} saker`),
  guideCases: (cases: number, kinds: readonly string[]) =>
    `${cases === 1 ? 'én sak' : `${cases} saker`} av slaget ${listOf(
      kinds.map((kind) => `«${kind}»`),
      'nb',
    )}`,
  guidesCsv: 'Last ned veiledningene (CSV)',
  openGuide: 'Åpne veiledningen',
  views: 'Åpnet',
  cases: 'Saker',
  week: 'Uke fra',
  csv: 'Last ned tallene (CSV)',
  csvShort: 'CSV',
  asTable: 'Vis som tabell',
  none: 'ingen',
  noNumbers: 'Ingen tall ennå.',
}

/** The headings of the CSV files. */
export const csvTexts = {
  forms: [
    'Uke',
    'Skjema',
    'Saker',
    'Timer til første svar (median, alle skjemaer)',
    'Timer til avsluttet (median, alle skjemaer)',
    'Åpnet igjen (alle skjemaer)',
  ],
  promises: ['Delt etter', 'Navn', 'Holdt', 'Brutt', 'Andel holdt (%)'],
  backlog: ['Sendt', 'Saker som venter på oss'],
  guides: ['Uke', 'Veiledning', 'Åpnet', 'Saker av slaget den kan spare oss for', 'Slag'],
}

/** The names of the jobs, also of those that only run when there is work for them. */
const jobNames: Record<JobName, string> = {
  'send-mail': 'Send e-post',
  'sync-listings': 'Hent annonser fra FINN',
  'import-images': 'Hent bilder',
  'take-pictures': 'Legg inn mange bilder',
  purge: 'Slett det som er gammelt',
  sweep: 'Rydd i filer',
  'index-pages': 'Oppdater søket',
  'keep-appointments': 'Minn om besøk',
  'locate-cases': 'Finn bygget til eldre saker',
  'end-notices': 'Ta bort driftsmeldinger som er over',
  'publish-due': 'Publiser planlagte eiendommer',
  'publish-accounts': 'Publiser godkjente kontonumre',
  'read-mailbox': 'Hent svar på e-post',
  'notify-staff': 'Varsle ansatte',
  'send-push': 'Send varsler til enheter',
  'tell-subscribers': 'Varsle om ledige boliger',
}

const isJobName = (job: string): job is JobName => Object.hasOwn(jobNames, job)

/** How often a job runs: every minute, every hour, or once a day. */
function scheduleInWords(cron: string): string {
  const [minute = '', hour = ''] = cron.split(' ')
  if (hour === '*') return minute === '*' ? 'hvert minutt' : 'hver time'
  return `hver ${Number(hour) < 6 ? 'natt' : 'dag'} kl. ${hour.padStart(2, '0')}.${minute.padStart(2, '0')}`
}

/** The texts of «Drift». */
export const jobTexts = {
  title: 'Drift',
  lead: 'Det som går av seg selv.',
  job: 'Jobb',
  when: 'Når',
  waiting: 'Venter',
  lastDone: 'Sist i orden',
  lastFailed: 'Sist feilet',
  onDemand: 'ved behov',
  never: 'aldri',
  failed: 'Det gikk galt sist.',
  said: 'Teknisk melding',
  nameOf: (job: string) => (isJobName(job) ? jobNames[job] : job),
  schedule: scheduleInWords,
}
