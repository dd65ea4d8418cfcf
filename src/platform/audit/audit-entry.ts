import type { CaseReference } from '../../domain/cases/case-reference.ts'
import type { DocumentId } from '../../domain/documents/documents.ts'
import type { StaffRole } from '../../domain/people/staff-roles.ts'
import type { PropertyId } from '../../domain/portfolio/property.ts'
import type { SecondFactor } from '../../domain/submissions/second-factor.ts'
import type { IsoDate } from '../../domain/time/calendar.ts'

/** The subject of an entry and its identifier. Never a person's name, since log entries are never erased. */
interface SubjectIds {
  case: CaseReference
  staff: string
  property: PropertyId
  listing: string
  text: DocumentId
  /** The name of the company that owns the bank account. */
  account: string
  job: string
  mail: string
  'incoming-mail': string
  file: string
}

export type AuditSubjectKind = keyof SubjectIds

type AuditSubject<K extends AuditSubjectKind = AuditSubjectKind> = {
  [Kind in K]: { kind: Kind; id: SubjectIds[Kind] }
}[K]

interface Bare {
  subject?: undefined
  detail?: undefined
}

interface About<K extends AuditSubjectKind> {
  subject: AuditSubject<K>
  detail?: undefined
}

interface Detailed<D> {
  subject?: undefined
  detail: D
}

interface DetailedAbout<K extends AuditSubjectKind, D> {
  subject: AuditSubject<K>
  detail: D
}

type VersionState = 'draft' | 'scheduled' | 'published' | 'archived'

type AccountChange = DetailedAbout<'account', { account: string }>

/** The details that the log records for each action of staff. */
interface AuditActions {
  'sign-in': Detailed<{ secondFactor: SecondFactor }>
  /** The account, if there is one. An unknown address is not stored. */
  'sign-in-failed': Bare | About<'staff'>
  'sign-out': Bare
  'second-factor-added': Detailed<{ kind: SecondFactor }>
  'second-factor-removed': Detailed<{ kind: SecondFactor }>
  'password-set': About<'staff'>
  'session-ended': Detailed<{ ended: number }>
  /** There is no role when an invitation is sent again. */
  'staff-invited': About<'staff'> | DetailedAbout<'staff', { role: StaffRole }>
  'staff-disabled': About<'staff'>
  'staff-enabled': About<'staff'>
  'staff-role-changed': DetailedAbout<'staff', { from: StaffRole; to: StaffRole }>
  'staff-second-factor-reset': About<'staff'>
  'calendar-feed-renewed': Bare
  'calendar-feed-removed': Bare
  'absence-added': DetailedAbout<'staff', { firstDay: IsoDate; lastDay: IsoDate }>
  'absence-removed': About<'staff'>
  'rota-changed':
    | DetailedAbout<'staff', { shift: 'added'; times: number }>
    | DetailedAbout<'staff', { shift: 'swapped' | 'removed' }>
  'rota-settings-changed': Bare
  'case-opened': About<'case'>
  /** All that is known of the sender of a case was shown. */
  'sender-opened': About<'case'>
  'case-registered': About<'case'>
  'case-reading-allowed': DetailedAbout<'case', { role: StaffRole }>
  'case-reading-ended': DetailedAbout<'case', { role: StaffRole }>
  'appointment-offered': About<'case'>
  'appointment-agreed': About<'case'>
  'appointment-cancelled': About<'case'>
  'appointment-host-changed': About<'case'>
  'case-merged': DetailedAbout<'case', { into: CaseReference }>
  'case-unmerged': DetailedAbout<'case', { outOf: CaseReference }>
  'case-released': About<'case'>
  'sensitive-shown': DetailedAbout<'case', { field: string; reason: string }>
  'property-saved':
    | DetailedAbout<'property', { state: VersionState; sheet?: true }>
    /** The version that was restored. */
    | DetailedAbout<'property', { restored: string }>
    /** The draft that was undone. */
    | DetailedAbout<'property', { undone: string }>
  'property-archived': About<'property'>
  'portfolio-imported': Detailed<{ properties: number }>
  'portfolio-exported': About<'file'>
  'listing-changed': DetailedAbout<'listing', { change: string }>
  'job-started': About<'job'>
  'text-changed': DetailedAbout<'text', { state: VersionState }>
  'account-proposed': AccountChange
  'account-approved': AccountChange
  'account-refused': AccountChange
  'account-withdrawn': AccountChange
  'account-stopped': AccountChange
  'account-expired': AccountChange
  'account-published': AccountChange
  'confirmation-failed': Detailed<{ kind: SecondFactor }>
  'mail-sent-again': About<'mail'>
  'held-mail-accepted': About<'case'>
  'mail-discarded': About<'case' | 'incoming-mail'>
  'mail-file-downloaded': About<'case' | 'incoming-mail'>
  'person-exported':
    | DetailedAbout<'case', { fields?: readonly string[]; reason: string }>
    | Detailed<{ cases: 0; reason: string }>
  'person-erased': About<'case'> | Detailed<{ mails: number; alerts: number }>
  'retention-confirmed': Bare
  'backup-made': Bare
  'backup-restored': Detailed<{ cases: number; mails: number; alerts: number }>
}

/** An action that is recorded. */
export type AuditAction = keyof AuditActions

/** Former names of actions. The log is hashed and never rewritten, so entries of earlier versions keep them. */
export const formerActions: Readonly<Record<string, AuditAction>> = { 'mail-let-in': 'held-mail-accepted' }

/** One entry of the audit log. */
export type AuditEntry = {
  [Action in AuditAction]: {
    /** Who did it; null for the system and for an anonymous client. */
    staffId: string | null
    action: Action
  } & AuditActions[Action]
}[AuditAction]

type KeysOfEach<T> = T extends unknown ? keyof T : never

/** The name of a detail that some action records. */
export type AuditDetail = KeysOfEach<NonNullable<AuditEntry['detail']>>
