import { roleNamesIn } from '../../../domain/people/role-names.ts'
import { ownValue } from '../../../domain/records.ts'
import { fieldOf } from '../../../forms/engine/form.ts'
import type { AuditAction, AuditDetail, AuditSubjectKind } from '../../../platform/audit/audit-entry.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'

const actions: Record<AuditAction, string> = {
  'sign-in': 'Logget inn',
  'sign-in-failed': 'Innlogging feilet',
  'sign-out': 'Logget ut',
  'second-factor-added': 'La til andre steg',
  'second-factor-removed': 'Fjernet andre steg',
  'password-set': 'Satte passord',
  'session-ended': 'Avsluttet økt',
  'staff-invited': 'Inviterte kollega',
  'staff-disabled': 'Stengte konto',
  'staff-enabled': 'Åpnet konto',
  'staff-role-changed': 'Endret rolle',
  'staff-second-factor-reset': 'Nullstilte andre steg',
  'calendar-feed-renewed': 'Laget kalenderadresse',
  'calendar-feed-removed': 'Slo av kalenderadresse',
  'first-steps-put-away': 'La bort «Kom i gang»',
  'absence-added': 'La inn fravær',
  'absence-removed': 'Slettet fravær',
  'rota-changed': 'Endret vaktlista',
  'rota-settings-changed': 'Endret hvem som får det ingen har vakt for',
  'routing-changed': 'Endret fordelingen av saker',
  'building-described': 'Endret bygg',
  'notice-published': 'Publiserte driftsmelding',
  'notice-changed': 'Endret driftsmelding',
  'notice-cancelled': 'Avlyste driftsmelding',
  'case-opened': 'Åpnet sak',
  'sender-opened': 'Åpnet personkort',
  'case-registered': 'Skrev inn sak',
  'case-reading-allowed': 'Åpnet sak for rolle',
  'case-reading-ended': 'Lukket sak for rolle',
  'appointment-offered': 'Tilbød tidspunkter for besøk',
  'appointment-agreed': 'Avtalte besøk for avsenderen',
  'appointment-cancelled': 'Avlyste besøk',
  'appointment-host-changed': 'Byttet hvem som kommer på besøk',
  'work-order-given': 'Ga sak til håndverker',
  'work-order-revoked': 'Trakk oppdrag tilbake',
  'work-order-code-shown': 'Viste kode til håndverker',
  'work-order-unlocked': 'Håndverker åpnet oppdrag med kode',
  'work-order-viewed': 'Håndverker så oppdrag',
  'case-merged': 'Slo sammen saker',
  'case-unmerged': 'Tok en sak ut av en annen',
  'case-released': 'Slapp inn sak',
  'sensitive-shown': 'Viste skjult svar',
  'property-saved': 'Lagret eiendom',
  'property-archived': 'Tok bort eiendom',
  'portfolio-imported': 'Regneark inn',
  'pictures-added': 'La til mange bilder',
  'pictures-removed': 'Tok mange bilder bort igjen',
  'portfolio-import-undone': 'Angret regneark',
  'file-imported': 'Fil inn',
  'portfolio-exported': 'Regneark ut',
  'listing-changed': 'Endret annonse',
  'job-started': 'Startet jobb',
  'text-changed': 'Endret tekst',
  'account-proposed': 'Foreslo kontonummer',
  'account-approved': 'Godkjente kontonummer',
  'account-refused': 'Avviste kontonummer',
  'account-withdrawn': 'Trakk kontonummer',
  'account-stopped': 'Stoppet kontonummer',
  'account-expired': 'Lot forslag om kontonummer utløpe',
  'account-published': 'Publiserte kontonummer',
  'confirmation-failed': 'Bekreftet ikke med andre steg',
  'mail-sent-again': 'Sendte e-post på nytt',
  'held-mail-accepted': 'La e-post i saken',
  'mail-discarded': 'Forkastet e-post',
  'mail-file-downloaded': 'Lastet ned vedlegg til e-post',
  'person-exported': 'Hentet ut en person',
  'person-erased': 'Slettet en person',
  'retention-confirmed': 'Bekreftet nye slettefrister',
  'demo-removed': 'Tok ut demoen',
  'backup-made': 'Tok sikkerhetskopi',
  'backup-restored': 'La tilbake sikkerhetskopi',
}

const secondFactors: Record<string, string> = {
  totp: 'kode fra app',
  recovery: 'gjenopprettingskode',
  passkey: 'passnøkkel',
}

const states: Record<string, string> = {
  draft: 'kladd',
  scheduled: 'planlagt',
  published: 'publisert',
  archived: 'tatt bort',
}

const changes: Record<string, string> = {
  hide: 'skjult',
  show: 'vist igjen',
  link: 'koblet til eiendom',
  match: 'koblet til eiendom av nettstedet',
  unlink: 'koblet fra eiendom',
}

const shiftChanges: Record<string, string> = {
  added: 'satt opp',
  swapped: 'byttet',
  removed: 'fjernet',
}

const role = (value: string) => ownValue(roleNamesIn('nb'), value)?.one.toLowerCase() ?? value
const count = (one: string, many: string) => (value: string) =>
  value === '1' ? `1 ${one}` : `${value} ${many}`
const pictures = count('bilde', 'bilder')
const fieldLabel = (name: string): string =>
  allForms.flatMap((form) => fieldOf(form, name)?.label ?? [])[0] ?? name

const details: Record<AuditDetail, (value: string) => string> = {
  secondFactor: (value) => `med ${secondFactors[value] ?? value}`,
  kind: (value) => secondFactors[value] ?? value,
  role,
  from: (value) => `fra ${role(value)}`,
  to: (value) => `til ${role(value)}`,
  field: fieldLabel,
  fields: (value) => value.split(',').map(fieldLabel).join(', '),
  order: (value) => `oppdrag ${value.slice(0, 8)}`,
  into: (value) => `inn i ${value}`,
  outOf: (value) => `ut av ${value}`,
  reason: (value) => `fordi: ${value}`,
  change: (value) => changes[value] ?? value,
  account: (value) => value,
  state: (value) => states[value] ?? value,
  restored: (value) => `versjon ${value} lagt tilbake`,
  undone: (value) => `versjon ${value} angret`,
  before: (value) => `før: ${value}`,
  sheet: () => 'fra regneark',
  file: () => 'fra fil',
  shift: (value) => shiftChanges[value] ?? value,
  times: count('vakt', 'vakter'),
  ended: count('økt', 'økter'),
  pictures: (value) => (value.startsWith('-') ? `${pictures(value.slice(1))} fjernet` : pictures(value)),
  properties: count('eiendom', 'eiendommer'),
  listings: count('annonse', 'annonser'),
  cases: count('sak', 'saker'),
  accounts: count('konto', 'kontoer'),
  mails: count('e-post uten sak', 'e-poster uten sak'),
  alerts: count('varsel', 'varsler'),
  firstDay: (value) => `fra ${value}`,
  lastDay: (value) => `til ${value}`,
}

const subjects: Record<AuditSubjectKind, (name: string) => string> = {
  case: (name) => `sak ${name}`,
  staff: (name) => `ansatt: ${name}`,
  property: (name) => `eiendom: ${name}`,
  building: (name) => `bygg: ${name}`,
  listing: (name) => `annonse: ${name}`,
  text: (name) => `teksten «${name}»`,
  account: (name) => `konto til ${name}`,
  job: (name) => `«${name}»`,
  mail: (name) => `e-post: ${name}`,
  'incoming-mail': () => 'e-post som hørte til ingen sak',
  file: (name) => `filen ${name.replace('/', '')}`,
  notice: (name) => `«${name}»`,
}

export const auditWords = {
  /** The names of the audit log's actions. */
  actions,
  /** A detail of an entry, by its name in the log. */
  details,
  /** The subject of an entry, with its name. */
  subjects,
  /** Replaces the name of a subject that has been deleted. */
  deleted: 'finnes ikke lenger',
}
