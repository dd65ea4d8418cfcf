import type { CategorySlug } from '../content/categories.ts'

/** What a field shows only if another one has a certain answer. A value behind another answer is not sent. */
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

/** Lists of choices that come from the portfolio. */
export type Offers = 'storagePlaces' | 'storageSizes'

/** What the answers of a form are, once they are read: text, several choices, or yes. */
export type Answer = string | readonly string[] | true
export type Answers = Readonly<Record<string, Answer>>

/** What is worked out from the answers while somebody writes; `today` is the date in Norway. */
export interface Situation {
  answers: Answers
  today: string
}

interface FieldBase {
  label: string
  /** What is said where it is missing; null for a field that may be left empty. */
  required: string | null
  help?: string
  /** The HTML attribute; «off» where the browser's own would be somebody else's. */
  autocomplete?: string
  showWhen?: Condition
  /** Stands beside its neighbour where there is room. */
  half?: boolean
  /** Stored encrypted, shown masked. */
  sensitive?: boolean
  /** False where it must not leave by mail. */
  inMail?: boolean
  /** A sentence worked out from what is written so far; null where there is nothing to say. */
  aside?: (situation: Situation) => string | null
  /** A gentle doubt about what is written. It never stops anybody. */
  doubt?: (situation: Situation & { value: string }) => string | null
}

interface TextLike extends FieldBase {
  /** Fewest signs, and what is said of fewer. */
  least?: { length: number; message: string }
  placeholder?: string
}

/** What kinds of question there are. Each kind knows how it is asked, checked, shown and made up: `kinds.ts`. */
export type Field =
  | (TextLike & { kind: 'text'; suggestions?: readonly string[] })
  | (TextLike & { kind: 'longText' })
  | (TextLike & { kind: 'signature' })
  | (FieldBase & { kind: 'email'; invalid: string })
  | (FieldBase & { kind: 'phone'; least?: { digits: number; message: string } })
  | (FieldBase & { kind: 'postalCode'; least: { digits: number; message: string }; fills: string })
  | (FieldBase & { kind: 'money' })
  | (FieldBase & { kind: 'number'; unit?: string })
  | (FieldBase & { kind: 'orgNumber' })
  | (FieldBase & { kind: 'fodselsnummer'; least?: { digits: number; message: string } })
  | (FieldBase & { kind: 'date'; birth?: boolean })
  | (FieldBase & {
      kind: 'select'
      options: readonly Option[]
      default?: string
      /** What the portfolio has of it can be chosen too, by its label. */
      offers?: Offers
    })
  | (FieldBase & {
      kind: 'radio'
      options: readonly Option[]
      default?: string
      /** A sentence for each option, worked out from the answers. */
      optionAsides?: (situation: Situation) => Readonly<Record<string, string>> | null
    })
  | (FieldBase & { kind: 'checkboxes'; options: readonly Option[] })
  | (FieldBase & { kind: 'consent'; statement: string })
  | (FieldBase & { kind: 'property'; amenity: CategorySlug; empty: string })
  | (FieldBase & { kind: 'photos' })
  | (FieldBase & { kind: 'hidden' })
  | (FieldBase & {
      kind: 'files'
      /** What the browser offers to choose, such as `image/*`. */
      accept: string
      isMultiple?: boolean
    })

export type FieldKind = Field['kind']
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>

/** The fields of a form or of a part of it, by the names that the specification gives them. */
export type Fields = Readonly<Record<string, Field>>

/** A field without its kind, and with what most fields have left out. */
export type Declared<K extends FieldKind> = Omit<FieldOf<K>, 'kind' | 'required'> & {
  required?: string | null
}

type RequiredOf<D> = D extends { required: infer R extends string | null } ? R : null

/** What is known of a field while compiling: `AnswerOf` in answers.ts derives from it what its answer is. */
export type Made<K extends FieldKind, D> = FieldOf<K> &
  Pick<D, keyof D & ('showWhen' | 'options' | 'default' | 'offers')> & { required: RequiredOf<D> }

/** Makes fields of a kind. A field without `required` may be left empty. */
function maker<K extends FieldKind>(kind: K) {
  return <const D extends Declared<K>>(declared: D): Made<K, D> =>
    ({ required: null, ...declared, kind }) as unknown as Made<K, D>
}

export const text = maker('text')
export const longText = maker('longText')
export const signature = maker('signature')
export const phone = maker('phone')
export const postalCode = maker('postalCode')
export const money = maker('money')
export const number = maker('number')
export const orgNumber = maker('orgNumber')
export const fodselsnummer = maker('fodselsnummer')
export const date = maker('date')
export const select = maker('select')
export const radio = maker('radio')
export const checkboxes = maker('checkboxes')
export const consent = maker('consent')
export const property = maker('property')
export const photos = maker('photos')
export const files = maker('files')
const strictEmail = maker('email')
export const email = <const D extends Omit<Declared<'email'>, 'invalid'> & { invalid?: string }>(
  declared: D,
) => strictEmail({ invalid: 'Ugyldig e-postadresse', ...declared })

/** What the page fills in, such as which line an action is done to. It is there, unless the page has changed since. */
export const hidden = () =>
  maker('hidden')({ label: '', required: 'Siden har endret seg. Last den på nytt, og prøv igjen.' })

/** What the page may fill in. */
export const optionalHidden = () => maker('hidden')({ label: '' })
