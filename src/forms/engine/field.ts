import type { ReplyPromise } from '../../../landlord-types/promise.ts'
import type { EditedContent } from '../../domain/documents/documents.ts'
import type { Entries, Errors } from './entries.ts'
import type { Translatable } from './in-language.ts'

/** A field is shown only where an earlier one has a certain answer. Values of fields that are not shown are ignored. */
export interface Condition {
  field: string
  is: string
}

export interface Option {
  value: string
  label: string
  /** A sentence below the label. */
  note?: string
  /** For a choice that may not be able to wait. */
  advice?: Advice
}

/** A page that may solve it, and the first of what it says. */
export interface GuideExcerpt {
  title: string
  /** By the texts that staff have edited. Three are shown. */
  lines: (edited: EditedContent) => readonly string[]
  /** The address of the page, and the text of the link to it. */
  href: string
  link: string
}

/** What to do first, and who to call: a public emergency number, or the landlord at the number that answers now. */
export interface Advice {
  text: string
  call: '110' | '112' | '113' | 'landlord'
}

/** The answer to a field: text, a number, yes, several of them, the answers to the items of a list, or a promised reply time. */
export type Answer =
  | string
  | number
  | true
  | readonly string[]
  | readonly number[]
  | readonly Answers[]
  | ReplyPromise
export interface Answers {
  readonly [name: string]: Answer
}

/** The input of the hints beside a field. `today` is the date in Norway. */
export interface Situation {
  answers: Answers
  today: string
}

/** A gentle sentence beside a field, and what was probably meant, which one press takes over. */
export type Warning = string | { text: string; meant: string }

/** What a field of any kind can declare. */
export interface FieldBase extends Translatable {
  label: string
  /** The error if the answer is missing; null for an optional field. */
  required: string | null
  /** One of some fields of which one has to be filled in: marked so, in place of «Valgfritt». */
  isOneOf?: true
  help?: string
  /** Its label is only for screen readers, since the text around it says the same. */
  isLabelHidden?: boolean
  /** Filled in by the page or its address, and not shown. */
  isFromPage?: boolean
  /** The HTML attribute; «off» where the browser would fill in the data of another person. */
  autocomplete?: string
  showWhen?: Condition
  /** Shown beside the next such field if there is room. */
  half?: boolean
  /** Stored encrypted, shown masked. */
  sensitive?: boolean
  /** False if it must not be sent by mail. */
  inMail?: boolean
  /** A hint derived from the answers so far, or null. */
  aside?: (situation: Situation) => string | null
  /** A warning about an answer, or null. It never prevents sending. */
  warning?: (situation: Situation & { value: string }) => Warning | null
}

/** The attributes of the HTML control that the kind needs. */
export interface ControlAttributes {
  type?: 'text' | 'email' | 'tel' | 'date' | 'datetime-local' | 'file' | 'password'
  inputMode?: 'numeric' | 'decimal' | 'email' | 'tel'
  maxLength?: number
  spellCheck?: false
}

export interface Reading {
  answer?: Answer
  error?: string | null
  /** Errors in parts of the field, by their paths. */
  errors?: Errors
}

/** The context in which a field is read, besides its own values. */
interface ReadContext {
  name: string
  /** All submitted values. */
  entries: Entries
  now: Date
}

export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * The behavior of a kind of field. Each field carries the behavior of its kind, so there is no list of kinds to
 * maintain. Its control is an entry of `controls` in src/ui/forms/controls.tsx or src/features/workspace/ui/controls.tsx, which the compiler requires.
 */
export interface Kind<F = Field> {
  attributes: ControlAttributes
  /** Parses and validates the submitted texts, which have no control characters and are not empty. */
  read(sent: readonly string[], field: F, context: ReadContext): Reading
  /** An answer as the value of its control, if that differs from the text: the reverse of `read`. */
  write?(answer: Answer, field: F, name: string): Entries
  /** One value of an answer as readable text. */
  show(text: string, field: F): string
  /** A warning about a text, for every field of the kind. */
  warn?(text: string, field: F): Warning | null
  /** Whether a page without scripts asks once about a warning before the form is stored, since it can show none earlier. */
  asksOnce?: true
  /** Whether line breaks are part of the answer. */
  hasLines: boolean
  /** Whether the text is kept exactly, as for a password: not trimmed or cleaned. */
  isVerbatim?: boolean
  /** Whether it is never stored in the browser. */
  isSecret: boolean
  /** The schema of the answer in the API (JSON Schema 2020-12). */
  schema(field: F): JsonSchema
  /** A valid answer for tests and benchmarks; null if it depends on stored data. */
  sample(field: F): string | null
}

/**
 * The kinds of field. Each file in `kinds/` adds its own, with what such a field can declare besides `FieldBase`, and
 * the type of its valid answer.
 */
export interface FieldKinds {}

/** The answer to a choice: the value of one of the field's options. */
export interface ValueOfOption {
  readonly oneOf: 'options'
}

export type FieldKind = keyof FieldKinds
export type FieldOf<K extends FieldKind> = FieldKinds[K]['field'] & { kind: K; behavior: Kind }
export type Field = { [K in FieldKind]: FieldOf<K> }[FieldKind]

/** The fields of a form or of a part of it, by name. Names are the specification's. */
export type Fields = Readonly<Record<string, Field>>
