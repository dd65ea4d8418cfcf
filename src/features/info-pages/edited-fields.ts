import { editable } from '../../domain/documents/documents.ts'
import { factName, unknownIn } from '../../domain/documents/fill-copy.ts'
import { pageFacts } from '../../domain/documents/page-facts.ts'
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

const facts = pageFacts(editable.kontakt.value, editable.svartider.value)

/** What stands in braces in a text of a page, and is nothing that pages fill in. */
export const unknownPageFacts = (text: string): string[] =>
  unknownIn(text, (name) => Object.hasOwn(facts, factName(name)))

/** The check of a text whose facts are filled in, by what it has that is none. */
export const checkFacts = (unknownOf: (text: string) => string[], label: string) => (text: string) => {
  const unknown = unknownOf(text)
  return unknown.length > 0 ? editTexts.unknown(label, unknown) : null
}

const check = (label: string) => checkFacts(unknownPageFacts, label)

export const eachLine = (label: string) => ({
  isValid: (text: string) => unknownPageFacts(text).length === 0,
  message: (text: string) => editTexts.unknown(label, unknownPageFacts(text)),
})

/** A fact itself, or what only staff see: none are filled in. */
export const plainLine = (label: string) =>
  text({ label, required: missing(label), most: most(label), autocomplete })

export const optionalText = (label: string) =>
  longText({ label, most: most(label), rows: 3, check: check(label), autocomplete })
export const line = (label: string) => ({ ...plainLine(label), check: check(label) })
export const paragraph = (label: string) =>
  longText({ label, required: missing(label), most: most(label), rows: 3, check: check(label), autocomplete })
export const amount = (label: string) => decimal({ label, required: missing(label), autocomplete })
export const range = (label: string) =>
  numberRange({ label, required: missing(label), between: editTexts.to, autocomplete })
export const points = (label: string) =>
  lines({
    label,
    required: `${label}: skriv minst én linje`,
    most: most(label),
    each: eachLine(label),
    autocomplete,
  })

/** A list that must not be empty, since its page is about it. */
export const neededList = <const F extends Fields>(label: string, fields: F) =>
  list({ label, required: `${label}: siden trenger minst én`, fields, texts: editTexts })
