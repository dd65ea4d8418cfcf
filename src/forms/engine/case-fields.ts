import type { Answer, Answers } from './field.ts'

export type Urgency = 'low' | 'normal' | 'high' | 'urgent'

/** Which fields say who sends a form. The parts of a name are joined with spaces. */
interface SenderFields<Required extends string = string, Optional extends string = string> {
  name: readonly Required[]
  email: Required
  phone?: Optional
  /** Street and number. */
  address?: Optional
  postalCode?: Optional
  /** The place of the postal code. */
  place?: Optional
}

/** The same, of who gives a telephone number or an e-mail address, as they like: the form asks that one of them is there. */
interface ReachedEitherWay<Required extends string, Optional extends string> {
  name: readonly Required[]
  email: Optional
  phone: Optional
  isReachedEitherWay: true
}

/** The names of the fields of a type that are always answered. */
type RequiredNames<A, T> = { [K in keyof A]-?: A[K] extends T ? K : never }[keyof A] & string
type Names<A, T> = { [K in keyof A]-?: Exclude<A[K], undefined> extends T ? K : never }[keyof A] & string

/** Which fields of a form give the data that every case has. */
export interface CaseFields<A = Answers> {
  sender: string extends keyof A
    ? SenderFields
    :
        | SenderFields<RequiredNames<A, string>, Names<A, string>>
        | ReachedEitherWay<RequiredNames<A, string>, Names<A, string>>
  urgency?: string extends keyof A ? string : Names<A, Urgency>
  /** The number of the home within its building, such as «H0201». */
  unit?: string extends keyof A ? string : Names<A, string>
  /** The choice of what it is about: cases that differ in it are not about the same. */
  kind?: string extends keyof A ? string : Names<A, string>
  /** The address of the place that it is about, where that is not the sender's. */
  otherPlace?: string extends keyof A ? string : Names<A, string>
  /** The answers that say that it is about the building as a whole, such as its entrance, or another home in it, such as a noise. */
  about?: { readonly [W in 'building' | 'elsewhere']?: readonly AboutAnswer<A>[] }
  /** The property that it is about, by its id. */
  property?: string extends keyof A ? string : Names<A, string>
}

/** One answer of a field. */
type AboutAnswer<A> = string extends keyof A
  ? Readonly<Record<string, Answer>>
  : { readonly [K in keyof A]?: A[K] }

/** A person who writes their name in one field. */
const person = { name: ['name'], email: 'email' } as const

export const visitor = { ...person, phone: 'phone' } as const
/** A visitor who is answered by telephone or by e-mail, as they like. */
export const caller = { ...visitor, isReachedEitherWay: true } as const
export const resident = { ...person, address: 'address' } as const
export const tenant = { ...resident, phone: 'phone' } as const

/** A person who writes first and last name in fields of their own. */
export const applicant = { name: ['firstName', 'lastName'], email: 'email', phone: 'phone' } as const
export const applicantWithAddress = {
  ...applicant,
  address: 'address',
  postalCode: 'postalCode',
  place: 'city',
} as const
