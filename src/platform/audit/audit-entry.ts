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
  building: string
  listing: string
  text: DocumentId
  /** The name of the company that owns the bank account. */
  account: string
  job: string
  mail: string
  'incoming-mail': string
  file: string
  notice: string
}

export type AuditSubjectKind = keyof SubjectIds

type AuditSubject<K extends AuditSubjectKind = AuditSubjectKind> = {
  [Kind in K]: { kind: Kind; id: SubjectIds[Kind] }
}[K]

interface Bare {
  subject?: undefined
  detail?: undefined
}

interface WithSubject<K extends AuditSubjectKind> {
  subject: AuditSubject<K>
  detail?: undefined
}

interface WithDetail<D> {
  subject?: undefined
  detail: D
}

interface WithSubjectAndDetail<K extends AuditSubjectKind, D> {
  subject: AuditSubject<K>
  detail: D
}

type VersionState = 'draft' | 'scheduled' | 'published' | 'archived'

type AccountChange = WithSubjectAndDetail<'account', { account: string }>

/** The details that the log records for each action of staff. */
interface AuditActions {
  'sign-in': WithDetail<{ secondFactor: SecondFactor }>
  /** The account, if there is one. An unknown address is not stored. */
  'sign-in-failed': Bare | WithSubject<'staff'>
  'sign-out': Bare
  'second-factor-added': WithDetail<{ kind: SecondFactor }>
  'second-factor-removed': WithDetail<{ kind: SecondFactor }>
  'password-set': WithSubject<'staff'>
  'session-ended': WithDetail<{ ended: number }>
  /** There is no role when an invitation is sent again. */
  'staff-invited': WithSubject<'staff'> | WithSubjectAndDetail<'staff', { role: StaffRole }>
  'staff-disabled': WithSubject<'staff'>
  'staff-enabled': WithSubject<'staff'>
  'staff-role-changed': WithSubjectAndDetail<'staff', { from: StaffRole; to: StaffRole }>
  'staff-second-factor-reset': WithSubject<'staff'>
  'calendar-feed-renewed': Bare
  'calendar-feed-removed': Bare
  'first-steps-put-away': Bare
  'absence-added': WithSubjectAndDetail<'staff', { firstDay: IsoDate; lastDay: IsoDate }>
  'absence-removed': WithSubject<'staff'>
  'rota-changed':
    | WithSubjectAndDetail<'staff', { shift: 'added'; times: number }>
    | WithSubjectAndDetail<'staff', { shift: 'swapped' | 'removed' }>
  'rota-settings-changed': Bare
  'routing-changed': Bare
  'building-described':
    | WithSubject<'building'>
    /** Its address until then. */
    | WithSubjectAndDetail<'building', { before: string }>
    /** How many pictures were added; fewer than none where they were removed. */
    | WithSubjectAndDetail<'building', { pictures: number }>
  'notice-published': WithSubject<'notice'>
  'notice-changed': WithSubject<'notice'>
  'notice-cancelled': WithSubject<'notice'>
  'case-opened': WithSubject<'case'>
  /** All that is known of the sender of a case was shown. */
  'sender-opened': WithSubject<'case'>
  'case-registered': WithSubject<'case'>
  'case-reading-allowed': WithSubjectAndDetail<'case', { role: StaffRole }>
  'case-reading-ended': WithSubjectAndDetail<'case', { role: StaffRole }>
  'appointment-offered': WithSubject<'case'>
  'appointment-agreed': WithSubject<'case'>
  'appointment-cancelled': WithSubject<'case'>
  'appointment-host-changed': WithSubject<'case'>
  'work-order-given': WithSubject<'case'>
  'work-order-revoked': WithSubject<'case'>
  /** A code that a staff member reads out to the contractor. */
  'work-order-code-shown': WithSubject<'case'>
  /** A contractor has entered the code on a device, and has seen the case: no staff member did. */
  'work-order-unlocked': WithSubjectAndDetail<'case', { order: string }>
  'work-order-viewed': WithSubjectAndDetail<'case', { order: string }>
  'case-merged': WithSubjectAndDetail<'case', { into: CaseReference }>
  'case-unmerged': WithSubjectAndDetail<'case', { outOf: CaseReference }>
  'case-released': WithSubject<'case'>
  'sensitive-shown': WithSubjectAndDetail<'case', { field: string; reason: string }>
  'property-saved':
    | WithSubjectAndDetail<'property', { state: VersionState; sheet?: true; file?: true }>
    /** How many pictures were added; fewer than none where they were taken off again. */
    | WithSubjectAndDetail<'property', { pictures: number }>
    /** The version that was restored. */
    | WithSubjectAndDetail<'property', { restored: string }>
    /** The draft that was undone. */
    | WithSubjectAndDetail<'property', { undone: string }>
  'property-archived': WithSubject<'property'>
  'portfolio-imported': WithDetail<{ properties: number }>
  'pictures-added': WithDetail<{ pictures: number; properties: number }>
  'pictures-removed': WithDetail<{ pictures: number; properties: number }>
  'portfolio-import-undone': WithDetail<{ properties: number }>
  /** By the command that imports a file. */
  'file-imported': WithDetail<{ properties: number; listings: number }>
  'portfolio-exported': WithSubject<'file'>
  'listing-changed': WithSubjectAndDetail<'listing', { change: string }>
  'job-started': WithSubject<'job'>
  'text-changed': WithSubjectAndDetail<'text', { state: VersionState }>
  'account-proposed': AccountChange
  'account-approved': AccountChange
  'account-refused': AccountChange
  'account-withdrawn': AccountChange
  'account-stopped': AccountChange
  'account-expired': AccountChange
  'account-published': AccountChange
  'confirmation-failed': WithDetail<{ kind: SecondFactor }>
  'mail-sent-again': WithSubject<'mail'>
  'held-mail-accepted': WithSubject<'case'>
  'mail-discarded': WithSubject<'case' | 'incoming-mail'>
  'mail-file-downloaded': WithSubject<'case' | 'incoming-mail'>
  'person-exported':
    | WithSubjectAndDetail<'case', { fields?: readonly string[]; reason: string }>
    | WithDetail<{ cases: 0; reason: string }>
  'person-erased': WithSubject<'case'> | WithDetail<{ mails: number; alerts: number }>
  'retention-confirmed': Bare
  'demo-removed': WithDetail<{ properties: number; listings: number; cases: number; accounts: number }>
  'backup-made': Bare
  'backup-restored': WithDetail<{ cases: number; mails: number; alerts: number }>
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
