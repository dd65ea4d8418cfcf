import type { PromiseName, ReplyPromise, ReplyTimes } from '../../../landlord-types/promise.ts'
import { fillCopy } from '../../domain/documents/fill-copy.ts'
import type { StaffRole } from '../../domain/people/staff-roles.ts'
import type { IsoDate } from '../../domain/time/calendar.ts'
import type { AnswersIn } from './answers.ts'
import type { CaseFields } from './case-fields.ts'
import type { Answers, Field, Fields } from './field.ts'
import type { Flags } from './flags.ts'
import type { Translatable } from './in-language.ts'
import type { Topics } from './topics.ts'

/** A part of a form, under its own heading. */
export interface Section {
  title?: string
  intro?: string
  /** Whether it is folded until the sender opens it: nothing in it is required. */
  isFolded?: boolean
  fields: Fields
}

interface FormMessage {
  title: string
  text: string
}

/** What a link to a form says about the page that it is on; its values may be empty. */
export interface LinkOrigin {
  /** The property's title. */
  title: string
  /** The place that the link names, or the place of the property. */
  place: string
  /** Square metres or the name of a size; for a property with one room or unit its area. */
  size: string
  /** A kind of room or premises, by the name in the form or on the page with the link. */
  room: string
  /** Kroner a month, without a unit. */
  price: string
  bedrooms: string
  /** Whether a viewing is wanted, as `WANTS_VIEWING`. */
  viewing: string
}

/** A day that matters to the sender, for the receipt and the calendar. It is stored with the case as it was told. */
interface KeyDate<A> {
  title: string
  /** The day for what was given on a date. */
  day: (answers: A, givenOn: IsoDate) => IsoDate
  /** The day that versions told which did not store it. */
  formerDay: (answers: A, sentOn: IsoDate) => IsoDate
  /** What the day that is told depends on. */
  note: (answers: A, told: { day: IsoDate; givenOn: IsoDate }) => string
}

/** What a form derives from its typed answers. */
interface FromAnswers<A> {
  /** The sender, the urgency and the subject. */
  caseFields: CaseFields<A>
  /** «{svartid}» in its text stands for the promised reply time, in words. */
  success: (answers: A) => FormMessage
  /** The fields that a link fills in, by what it says. */
  prefill?: (from: LinkOrigin) => { readonly [K in keyof A]?: string | null | undefined }
  /** The text field for those values of a link that no other field can take. */
  notes?: string extends keyof A ? string : keyof A & string
  /** Which of the landlord's promises it makes. */
  promise: PromiseName | ((answers: A) => PromiseName | null) | null
  /** The answers that staff must not overlook. */
  flags?: Flags<A>
  keyDate?: KeyDate<A>
  /** The answers that the receipt repeats, as proof for the sender. */
  onReceipt?: readonly (string extends keyof A ? string : keyof A & string)[]
  /** The answers that a contractor needs, besides its kind, the place and the contact in the home; without them no contractor gets its cases. */
  toContractor?: readonly (string extends keyof A ? string : keyof A & string)[]
}

/** One form: all that its page, validation, case, mails, receipt, deadline and retention need. */
export interface Form extends FromAnswers<Answers>, Translatable {
  /** Identifies the form in the database and the API; never changes. */
  id: FormId
  /** The three letters that its references start with; none looks like a digit. */
  prefix: string
  /** The name of its case: «Oppsigelse». */
  name: string
  /** What its sender is told that they have sent: «oppsigelsen din». */
  yours: string
  /** Who sends it. Only tenants are given the number of who is on call. */
  sentBy: 'tenant' | 'visitor'
  /** The page that shows it and that it is posted to, including the query. */
  page: string
  heading: string
  lead?: string
  sections: readonly Section[]
  submit: string
  /** Whether the browser too checks that nothing is missing (tenants' forms), or the server alone. */
  validation: 'browser' | 'server'
  /** Whether the answers are shown once more before they are sent (WCAG 3.3.4). */
  review?: boolean
  /** The page to open after success when scripts run; without it the page stays. */
  afterSuccess?: '/'
  failure: FormMessage
  /** What happens after sending, in order. */
  next: readonly string[]
  privacy: {
    /** Follows «Vi bruker svarene til å». */
    purpose: string
    /** The legal basis, article 6 of the GDPR. */
    basis: string
    /** What the sender should know before they fill it in. */
    note?: string
  }
  retention: {
    /** Months after the case is closed. */
    months: number
    /** Days after closing for encrypted answers, if sooner. */
    sensitiveDays?: number
    /** Months after closing that photos are kept, if fewer. */
    photoMonths?: number
  }
  /** Who may read its cases. */
  readers: readonly StaffRole[]
  /** Whether the sender has to sign or agree in person, so that staff cannot send it for a caller. */
  isWrittenOnly?: boolean
  /**
   * Whether it binds its sender, as a notice does: every change is mailed, and who did not send it is asked to ring. What a caller
   * has told is confirmed in writing.
   */
  isBinding?: boolean
  /** Whether something is fixed: when a case of it is closed as done, its sender is asked whether it is. */
  asksIfFixed?: boolean
  /** What the receipt and its mail say besides, such as what they prove. */
  receiptNotes?: readonly string[]
  /** Other roles that read a case because of what it is about. */
  topics?: Topics
  /** Its name in the legacy API: `/functions/v1/NAME`. */
  functionName: string
  /** Distinguishes its bodies from those of another form with the same function name. */
  claims?: (body: Readonly<Record<string, unknown>>) => boolean
}

export type FormId = string & { readonly __brand: 'FormId' }

/** A form as declared, with the types of its own answers. */
export interface FormDeclaration<S extends readonly Section[]>
  extends FromAnswers<AnswersIn<S>>,
    Omit<Form, 'id' | 'failure' | 'sections' | keyof FromAnswers<Answers>> {
  id: string
  failure?: FormMessage
  sections: S
}

/** The default message for a failure (specification 2 §8). */
const failure: FormMessage = {
  title: 'Feil',
  text: 'Det oppstod en feil ved sending av skjemaet. Prøv igjen.',
}

/** Declares a form. The compiler checks the answers that it uses against its own fields. */
export function defineForm<const S extends readonly Section[]>(declared: FormDeclaration<S>): Form
// The catalogue holds forms with different answers, so their types are erased here. `readForm` gives each form the
// answers to its own fields.
export function defineForm(declared: FormDeclaration<readonly Section[]>): Form {
  return { failure, ...declared, id: declared.id as FormId }
}

/** All fields of a form, in order. */
export function fieldsOf(form: Pick<Form, 'sections'>): [name: string, field: Field][] {
  return form.sections.flatMap(({ fields }) => Object.entries(fields))
}

/** The field of a form with a name. */
export function fieldOf(form: Form, name: string): Field | undefined {
  return form.sections.find(({ fields }) => Object.hasOwn(fields, name))?.fields[name]
}

/** The name of the field for photos, or null. */
export function photoFieldOf(form: Pick<Form, 'sections'>): string | null {
  return fieldsOf(form).find(([, { kind }]) => kind === 'photos')?.[0] ?? null
}

/** The field for the urgency, if the form has one. */
export function urgencyField(form: Form): Field | undefined {
  return form.caseFields.urgency ? fieldOf(form, form.caseFields.urgency) : undefined
}

/** The reply time that a form promises for its answers. */
export function promiseOf(form: Form, answers: Answers, replyTimes: ReplyTimes): ReplyPromise | null {
  const name = typeof form.promise === 'function' ? form.promise(answers) : form.promise
  return name && replyTimes[name]
}

/** The reply time that a form promises where its answers say that there is danger. */
export function urgentPromiseOf(form: Form, replyTimes: ReplyTimes): ReplyPromise | null {
  const dangerous = Object.entries(form.flags?.danger?.[0] ?? {})
  return promiseOf(
    form,
    Object.fromEntries(dangerous.map(([name, answer = '']) => [name, answer])),
    replyTimes,
  )
}

/** What the sender of a form is told, with what was promised to them. */
export function successOf(form: Form, answers: Answers, promise: ReplyPromise | null): FormMessage {
  const words = promise?.words ?? ''
  // The specification writes one message with a hyphen: «2-3 virkedager».
  return fillCopy(form.success(answers), {
    svartid: words,
    'svartid med bindestrek': words.replace('–', '-'),
  })
}
