import { formatNumber } from '../../domain/format/format.ts'
import { staffLanguage } from '../../domain/text/language.ts'
import type { Fields } from '../../forms/engine/field.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { decimal } from '../../forms/kinds/staff/decimal.ts'
import { lines } from '../../forms/kinds/staff/lines.ts'
import { list } from '../../forms/kinds/staff/list.ts'
import { numberRange } from '../../forms/kinds/staff/number-range.ts'
import { text } from '../../forms/kinds/text.ts'
import { editTexts } from './texts.words.ts'

/* The fields that documents share. */

const MAX_CHARACTERS = 5000

export const autocomplete = 'off'
export const missing = (label: string) => `${label} må fylles ut`
export const most = (label: string) => ({
  length: MAX_CHARACTERS,
  message: `${label} kan ha høyst ${formatNumber(MAX_CHARACTERS, staffLanguage)} tegn`,
})

export const optionalText = (label: string) => longText({ label, most: most(label), rows: 3, autocomplete })
export const line = (label: string) =>
  text({ label, required: missing(label), most: most(label), autocomplete })
export const paragraph = (label: string) =>
  longText({ label, required: missing(label), most: most(label), rows: 3, autocomplete })
export const amount = (label: string) => decimal({ label, required: missing(label), autocomplete })
export const range = (label: string) =>
  numberRange({ label, required: missing(label), between: editTexts.to, autocomplete })
export const points = (label: string) =>
  lines({ label, required: `${label}: skriv minst én linje`, most: most(label), autocomplete })

/** The check of a text whose facts are filled in, by what it has that is none. */
export const checkFacts = (unknownOf: (text: string) => string[], label: string) => (text: string) => {
  const unknown = unknownOf(text)
  return unknown.length > 0 ? editTexts.unknown(label, unknown) : null
}

/** A list that must not be empty, since its page is about it. */
export const neededList = <const F extends Fields>(label: string, fields: F) =>
  list({ label, required: `${label}: siden trenger minst én`, fields, texts: editTexts })
