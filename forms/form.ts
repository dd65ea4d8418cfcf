import type { IsoDate } from '../domain/calendar.ts'
import type { ReplyTime } from '../domain/working-days.ts'
import type { StaffRole } from '../landlord/staff-roles.ts'
import type { About } from './about.ts'
import type { AnswersIn } from './answers.ts'
import type { Answers, Field, Fields } from './field.ts'

/** A part of a form, under its own heading. */
export interface Section {
  title?: string
  intro?: string
  fields: Fields
}

/** How soon staff answer: in words, and for the clock. */
export interface ReplyPromise {
  /** Follows «Vi svarer», such as «innen 1–2 virkedager». */
  words: string
  time: ReplyTime
}

export interface Message {
  title: string
  text: string
}

/** What a link to a form says of what its reader came from; empty where it says nothing. */
export interface LinkOrigin {
  /** The property's title. */
  title: string
  /** The place that was named, or where the property lies. */
  place: string
  /** Square metres or a size's name; of a property with one room or unit its area. */
  size: string
  /** A kind of room or premises, as the form or the page with the link calls it. */
  room: string
  /** Kroner a month, without a unit. */
  price: string
  bedrooms: string
  /** The wish to see it, as `WANTS_VIEWING`. */
  viewing: string
}

/** What a form derives from its answers, of which it knows the types. */
interface FromAnswers<A> {
  /** Who sends it, how urgent it is, and what it is about. */
  about: About<A>
  success: (answers: A) => Message
  /** The fields that a link fills in, by what it says. */
  prefill?: (from: LinkOrigin) => { readonly [K in keyof A]?: string | null | undefined }
  /** The text field that takes what a link says and no other field can. */
  notes?: string extends keyof A ? string : keyof A & string
  promise: ReplyPromise | ((answers: A) => ReplyPromise) | null
  /** A day that matters to the sender, for the receipt and the calendar. */
  keyDate?: (answers: A, sentOn: IsoDate) => { title: string; day: IsoDate; note: string }
  /** The answers that the receipt repeats: what its sender may have to prove. */
  onReceipt?: readonly (string extends keyof A ? string : keyof A & string)[]
}

/** One form: everything that the page, the checks, the case, the mail, the receipt and the clock need to know. */
export interface Form extends FromAnswers<Answers> {
  /** Names the form in the database and the interface; never changes. */
  id: FormId
  /** Three letters that its references begin with, none of which can be taken for a digit. */
  prefix: string
  /** What its case is called: «Oppsigelse». */
  name: string
  /** The page that it stands on and is sent to, query included. */
  page: string
  heading: string
  lead?: string
  sections: readonly Section[]
  submit: string
  /** Whether the browser too checks that nothing is missing (tenants' forms), or the server alone. */
  validation: 'browser' | 'server'
  /** Whether the answers are shown once more before they are sent (WCAG 3.3.4). */
  review?: boolean
  /** Where a browser with scripts goes after success; without one the page stays. */
  afterSuccess?: string
  failure: Message
  /** What happens once it is sent, in the order in which it happens. */
  next: readonly string[]
  privacy: {
    /** Follows «Vi bruker svarene til å». */
    purpose: string
    /** The legal basis, article 6 of the GDPR. */
    basis: string
    /** What a sender should know before they write. */
    note?: string
  }
  retention: {
    /** Months after the case is closed. */
    months: number
    /** Days after that for what is stored encrypted, if sooner. */
    sensitiveDays?: number
    /** Months after closing that photos are kept, if fewer. */
    photoMonths?: number
  }
  /** Who may read its cases. */
  readers: readonly StaffRole[]
  /** Its name in the legacy API: `/functions/v1/NAME`. */
  functionName: string
  /** Tells its bodies from those of another form with the same function name. */
  claims?: (body: Readonly<Record<string, unknown>>) => boolean
}

export type FormId = string & { readonly __brand: 'FormId' }

/** A form as it is declared: with the types of its own answers. */
export interface FormDeclaration<S extends readonly Section[]>
  extends FromAnswers<AnswersIn<S>>,
    Omit<Form, 'id' | 'failure' | 'sections' | keyof FromAnswers<Answers>> {
  id: string
  failure?: Message
  sections: S
}

/** What is shown where nothing else is said of a failure (specification 2 §8). */
const failure: Message = {
  title: 'Feil',
  text: 'Det oppstod en feil ved sending av skjemaet. Prøv igjen.',
}

/** Declares a form. What it derives from its answers is checked against its own fields. */
export function defineForm<const S extends readonly Section[]>(declared: FormDeclaration<S>): Form {
  // A catalogue holds forms of all kinds: from here on the types of their answers are known no more. `readForm` gives
  // each form the answers to its own fields.
  return { failure, ...declared, id: declared.id as FormId } as unknown as Form
}

/** Every field of a form, in the order in which they are asked. */
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

/** The field that says how urgent it is, if the form asks. */
export function urgencyField(form: Form): Field | undefined {
  return form.about.urgency ? fieldOf(form, form.about.urgency) : undefined
}

/** How soon a sender who writes again is answered, where the form itself promises nothing. */
const defaultReplyTime: ReplyTime = { workingDays: 2 }

/** How soon staff answer what a sender writes in their case: as soon as the form promises. */
export function replyTimeOf(form: Form, answers: Answers): ReplyTime {
  return promiseOf(form, answers)?.time ?? defaultReplyTime
}

/** The reply that a form promises to what was answered. */
export function promiseOf(form: Form, answers: Answers): ReplyPromise | null {
  return typeof form.promise === 'function' ? form.promise(answers) : form.promise
}
