import { formatIsoDate, parseDate } from '../domain/calendar.ts'
import { digitsOf, formatPhone, isEmail, phoneDigits } from '../domain/contact-details.ts'
import { parseKroner } from '../domain/deposit.ts'
import { isFodselsnummer, maskedNumber } from '../domain/fodselsnummer.ts'
import { formatMoney, formatNumber } from '../domain/format.ts'
import { formatOrgNumber, isOrgNumber } from '../domain/norwegian-numbers.ts'
import { MAX_TEXT_CHARACTERS } from '../domain/text-limits.ts'
import type { Answer, Field, FieldKind, FieldOf, Option } from './field.ts'

/** The longest answer on one line. */
const LONGEST_LINE = 300

/** How a kind of field is written down in HTML. */
interface Control {
  element: 'input' | 'textarea' | 'select' | 'radio' | 'checkboxes' | 'checkbox' | 'photos'
  type?: 'text' | 'email' | 'tel' | 'date'
  inputMode?: 'numeric' | 'email' | 'tel'
  maxLength?: number
}

/** Every face of a kind of answer. */
interface Kind<F extends Field> {
  control: Control
  /** What is wrong with a text that is there, or null. */
  check?: (text: string, field: F) => string | null
  /** The text as it is kept. */
  normal?: (text: string, field: F) => string
  /** The answer as a person reads it. */
  show?: (text: string, field: F) => string
  /** A gentle doubt that every field of the kind may raise. */
  doubt?: (text: string, field: F) => string | null
  /** Never kept as a draft in the browser. */
  secret?: boolean
}

/** What is said of a number whose digits are too few or too many, or do not add up. */
function doubtfulNumber(text: string, what: string, count: number): string {
  return digitsOf(text).length === count
    ? 'Kontroller nummeret. Det ser ut til at et siffer er feil.'
    : `Kontroller nummeret. Et ${what} har ${count} siffer.`
}

const tooLong = (most: number) => (text: string) =>
  text.length > most ? `Skriv kortere: høyst ${formatNumber(most)} tegn` : null

const line: Control = { element: 'input', type: 'text', maxLength: LONGEST_LINE }
const digits: Control = { ...line, inputMode: 'numeric' }

/** What is wrong with the length of a text. */
function checkLength(most: number) {
  return (text: string, field: { least?: { length: number; message: string } }) => {
    if (field.least && text.length < field.least.length) return field.least.message
    return tooLong(most)(text)
  }
}

/** The option with a value or a label, in whatever case it is written. */
export function optionOf(field: { options: readonly Option[] }, text: string): Option | undefined {
  const wanted = text.toLocaleLowerCase('nb')
  return field.options.find(
    ({ value, label }) =>
      value.toLocaleLowerCase('nb') === wanted || label.toLocaleLowerCase('nb') === wanted,
  )
}

const choice = {
  check: (text: string, field: FieldOf<'select'> | FieldOf<'radio'> | FieldOf<'checkboxes'>) =>
    optionOf(field, text) ? null : (field.required ?? 'Velg et av alternativene'),
  normal: (text: string, field: FieldOf<'select'> | FieldOf<'radio'> | FieldOf<'checkboxes'>) =>
    optionOf(field, text)?.value ?? text,
  show: (text: string, field: FieldOf<'select'> | FieldOf<'radio'> | FieldOf<'checkboxes'>) =>
    optionOf(field, text)?.label ?? text,
}

const kinds: { [K in FieldKind]: Kind<FieldOf<K>> } = {
  text: { control: line, check: checkLength(LONGEST_LINE) },
  longText: {
    control: { element: 'textarea', maxLength: MAX_TEXT_CHARACTERS },
    check: checkLength(MAX_TEXT_CHARACTERS),
  },
  signature: { control: line, check: checkLength(LONGEST_LINE), secret: true },
  email: {
    control: { ...line, type: 'email', inputMode: 'email', maxLength: 254 },
    check: (text, field) => (isEmail(text) ? null : field.invalid),
  },
  phone: {
    control: { ...line, type: 'tel', inputMode: 'tel', maxLength: 40 },
    check: (text, field) => {
      if (field.least && phoneDigits(text) < field.least.digits) return field.least.message
      return tooLong(40)(text)
    },
    show: formatPhone,
  },
  postalCode: {
    control: { ...digits, maxLength: 12 },
    check: (text, field) =>
      digitsOf(text).length < field.least.digits ? field.least.message : tooLong(12)(text),
  },
  money: {
    control: { ...digits, maxLength: 40 },
    check: tooLong(40),
    show: (text) => {
      const kroner = parseKroner(text)
      return kroner === null ? text : formatMoney(kroner)
    },
  },
  number: { control: { ...digits, maxLength: 100 }, check: tooLong(100) },
  orgNumber: {
    control: { ...digits, maxLength: 40 },
    check: tooLong(40),
    show: (text) => (isOrgNumber(text) ? formatOrgNumber(digitsOf(text)) : text),
    doubt: (text) => (isOrgNumber(text) ? null : doubtfulNumber(text, 'organisasjonsnummer', 9)),
  },
  fodselsnummer: {
    control: { ...digits, maxLength: 20 },
    check: (text, field) => {
      if (field.least && digitsOf(text).length < field.least.digits) return field.least.message
      return tooLong(20)(text)
    },
    show: () => maskedNumber,
    doubt: (text) => (isFodselsnummer(text) ? null : doubtfulNumber(text, 'fødselsnummer', 11)),
    secret: true,
  },
  date: {
    control: { element: 'input', type: 'date' },
    check: (text) => (parseDate(text) ? null : 'Skriv datoen med dag, måned og år'),
    normal: (text) => parseDate(text) ?? text,
    show: (text) => {
      const date = parseDate(text)
      return date ? formatIsoDate(date) : text
    },
  },
  select: {
    control: { element: 'select' },
    ...choice,
    // What the portfolio offered when the page was made may be gone from it by now: it is still an answer.
    check: (text, field) => (field.offers ? tooLong(LONGEST_LINE)(text) : choice.check(text, field)),
  },
  radio: { control: { element: 'radio' }, ...choice },
  checkboxes: { control: { element: 'checkboxes' }, ...choice },
  consent: { control: { element: 'checkbox' }, show: () => 'Ja', secret: true },
  property: {
    control: { element: 'select' },
    check: (text, field) =>
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
        ? null
        : (field.required ?? 'Velg en eiendom'),
    normal: (text) => text.toLowerCase(),
  },
  photos: { control: { element: 'photos' }, secret: true },
  files: { control: { element: 'input' }, secret: true },
  hidden: { control: { element: 'input' }, check: tooLong(LONGEST_LINE) },
}

function kindOf(field: Field): Kind<Field> {
  return kinds[field.kind] as unknown as Kind<Field>
}

export function controlOf(field: Field): Control {
  return kindOf(field).control
}

/** Whether a field is marked as optional: it may be left empty, and holds nothing to begin with. */
export function mayBeLeftEmpty(field: Field): boolean {
  return field.required === null && !('default' in field && field.default)
}

/** Whether a field's content must never be kept in the browser. */
export function isSecret(field: Field): boolean {
  return field.sensitive === true || kindOf(field).secret === true
}

export function checkText(field: Field, text: string): string | null {
  return kindOf(field).check?.(text, field) ?? null
}

export function normalText(field: Field, text: string): string {
  return kindOf(field).normal?.(text, field) ?? text
}

/** The gentle doubt about a text, of its kind or of the field itself. */
export function doubtOf(field: Field, situation: Parameters<NonNullable<Field['doubt']>>[0]): string | null {
  if (!situation.value) return null
  return field.doubt?.(situation) ?? kindOf(field).doubt?.(situation.value, field) ?? null
}

/** An answer as a person reads it, a line for each of several. */
export function showAnswer(field: Field, answer: Answer): string {
  const show = (text: string) => kindOf(field).show?.(text, field) ?? text
  if (answer === true) return 'Ja'
  return typeof answer === 'string' ? show(answer) : answer.map(show).join(', ')
}
