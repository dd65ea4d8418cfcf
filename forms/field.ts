import type { Entries, Errors } from './entries.ts'

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
}

/** The answer to a field: text, a number, yes, several of them, or the answers to the items of a list. */
export type Answer = string | number | true | readonly string[] | readonly number[] | readonly Answers[]
export interface Answers {
  readonly [name: string]: Answer
}

/** What a sentence beside a field is derived from. `today` is the date in Norway. */
export interface Situation {
  answers: Answers
  today: string
}

/** What can be said of a field of any kind. */
export interface FieldBase {
  label: string
  /** The error where it is missing; null for a field that may be left empty. */
  required: string | null
  help?: string
  /** Its label is for screen readers alone: the text around it says the same. */
  isLabelHidden?: boolean
  /** Filled in by the page or its address, and not shown. */
  isFromPage?: boolean
  /** The HTML attribute; «off» where the browser would fill in another person's. */
  autocomplete?: string
  showWhen?: Condition
  /** Stands beside its neighbour where there is room. */
  half?: boolean
  /** Stored encrypted, shown masked. */
  sensitive?: boolean
  /** False where it must not leave by mail. */
  inMail?: boolean
  /** A sentence derived from the answers so far, or null. */
  aside?: (situation: Situation) => string | null
  /** A gentle warning about an answer, or null. It never prevents sending. */
  warning?: (situation: Situation & { value: string }) => string | null
}

/** The attributes of the HTML control; those that a kind does not need are left out. */
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

/** What a field is read with besides its own texts. */
export interface ReadContext {
  name: string
  /** Everything that was sent. */
  entries: Entries
  now: Date
}

export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * What a kind of field does. Each field carries the behavior of its kind: there is no list of kinds to keep. The
 * control that a page shows it with is an entry of `controls` in app/forms/controls.tsx or app/staff/controls.tsx, which the compiler asks for.
 */
export interface Kind<F = Field> {
  attributes: ControlAttributes
  /** Parses and checks what was sent: texts without control characters, none of them empty. */
  read(sent: readonly string[], field: F, context: ReadContext): Reading
  /** An answer as its control shows it, where that is not the text itself: the reverse of `read`. */
  write?(answer: Answer, field: F, name: string): Entries
  /** One text of an answer as a person reads it. */
  show(text: string, field: F): string
  /** A gentle warning about a text that any field of the kind may give. */
  warn?(text: string, field: F): string | null
  /** Whether line breaks are part of the answer. */
  hasLines: boolean
  /** Whether every character counts, as in a password: nothing is trimmed or cleaned. */
  isVerbatim?: boolean
  /** Whether it is never stored in the browser. */
  isSecret: boolean
  /** What the API takes (JSON Schema 2020-12). */
  schema(field: F): JsonSchema
  /** A valid answer for tests and measurements; null where that depends on stored data. */
  sample(field: F): string | null
}

/**
 * The kinds of field there are: each file in `kinds/` adds its own, with what can be declared of such a field besides
 * `FieldBase`, and the type of its valid answer.
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
