import type { DocumentId } from '../content/editable.ts'
import type { StaffRole } from '../landlord/staff-roles.ts'
import type { CaseReference } from './case-reference.ts'
import type { PropertyId } from './property.ts'

/** What an entry can be about, and how the log knows it. Never by a person's name: nothing in the log is ever erased. */
interface SubjectIds {
  case: CaseReference
  staff: string
  property: PropertyId
  listing: string
  text: DocumentId
  /** By the name of the company whose bank account it is. */
  account: string
  job: string
  mail: string
  'incoming-mail': string
  file: string
}

export type AuditSubjectKind = keyof SubjectIds

export type AuditSubject<K extends AuditSubjectKind = AuditSubjectKind> = {
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

type SecondFactor = 'totp' | 'recovery' | 'passkey'

type VersionState = 'draft' | 'scheduled' | 'published' | 'archived'

type AccountChange = DetailedAbout<'account', { account: string }>

/** What is recorded when staff see or do something: each action with its subject and its details. */
interface AuditActions {
  'sign-in': Detailed<{ secondFactor: SecondFactor }>
  /** About the account, where there is one: an unknown address is not kept. */
  'sign-in-failed': Bare | About<'staff'>
  'sign-out': Bare
  'second-factor-added': Detailed<{ kind: SecondFactor }>
  'second-factor-removed': Detailed<{ kind: SecondFactor }>
  'password-set': About<'staff'>
  'session-ended': Detailed<{ ended: number }>
  /** Without a role where the invitation is sent again. */
  'staff-invited': About<'staff'> | DetailedAbout<'staff', { role: StaffRole }>
  'staff-disabled': About<'staff'>
  'staff-enabled': About<'staff'>
  'staff-role-changed': DetailedAbout<'staff', { from: StaffRole; to: StaffRole }>
  'staff-second-factor-reset': About<'staff'>
  'case-opened': About<'case'>
  'case-registered': About<'case'>
  'case-merged': DetailedAbout<'case', { into: CaseReference }>
  'case-released': About<'case'>
  'sensitive-shown': DetailedAbout<'case', { field: string; reason: string }>
  'property-saved':
    | DetailedAbout<'property', { state: VersionState; sheet?: true }>
    /** The version that was restored. */
    | DetailedAbout<'property', { restored: string }>
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
  'mail-let-in': About<'case'>
  'mail-discarded': About<'case' | 'incoming-mail'>
  'person-exported':
    | DetailedAbout<'case', { fields?: readonly string[]; reason: string }>
    | Detailed<{ cases: 0; reason: string }>
  'person-erased': About<'case'> | Detailed<{ mails: number }>
  'backup-made': Bare
  'backup-restored': Detailed<{ cases: number; mails: number }>
}

/** What staff see or do that is recorded. */
export type AuditAction = keyof AuditActions

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
