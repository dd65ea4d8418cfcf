import { categories } from '#landlord/categories.ts'
import type { CategoryType } from '../../../../../landlord-types/category.ts'
import { availabilityWords } from '../../../../domain/portfolio/availability.words.ts'
import { defaultLanguage, wordsOf } from '../../../../domain/text/language.ts'
import { readFields } from '../../../../forms/engine/read.ts'
import { type PropertyColumn, propertyFields } from '../../property-fields.ts'
import { isPropertyColumn, type SheetTarget } from '../../sheet-columns.ts'

/** What offices call the kinds of home. */
const kinds: Partial<Record<CategoryType, RegExp>> = {
  Bolig:
    /^(bolig|leilighet|leil|hybel|hybelleilighet|enebolig|rekkehus|tomannsbolig|småhus|hus|sokkelleilighet|loftsleilighet|toppleilighet|\d\s?-?\s?roms?)/,
  Coliving: /^(coliving|rom i|rom$|enkeltrom|bofellesskap|kollektiv)/,
  Minilager: /^(minilager|bod|lagerbod|lagerrom|lager$)/,
  Parkering: /^(parkering|p-?\s?plass|garasje|biloppstilling|uteplass|båtplass)/,
  Næring: /^(næring|kontor|butikk|lokale|verksted|forretning|produksjon)/,
  Reklame: /^(reklame|skilt|boards?)/,
}

const yes = /^(ja|j|x|✓|✔|1|sann|true|yes)$/i
const no = /^(nei|n|0|usann|false|no|)$/i

/** Whether a cell says yes; null where it says neither yes nor no. */
export const parseYesNo = (text: string): boolean | null =>
  yes.test(text) ? true : no.test(text) ? false : null

/** What stands in a cell where there is nothing to say. */
const nothing = /^(?:[-–—.]+|n\/a|ikke oppgitt|ukjent|mangler)$/i

type Kind = (typeof propertyFields)[PropertyColumn]['kind']

/** How a value of each kind is read that is not written as in our own form. */
const plain: Partial<Record<Kind, (text: string) => string>> = {
  decimal: plainNumber,
  degrees: (text) => text.replace(/°.*$/, '').replace(/^(\d+)\.(\d+)$/, '$1,$2'),
  wholeNumber: (text) =>
    plainNumber(text).replace(
      /\.?\s*(?:stk|soverom|sov|rom|bad|plasser|plass|måneder|mnd|etasje|etg)?\.?$/i,
      '',
    ),
  date: (text) =>
    /^(?:straks|nå|snarest|omgående|ledig nå)$/i.test(text)
      ? ''
      : text
          .replace(/[ T]\d{2}:\d{2}(?::\d{2})?$/, '')
          .replace(/^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/, '$1.$2.$3'),
  code: (text) => text.replace(/^(?:energi\p{L}*|klasse)\s+/iu, '').replace(/^(\p{L})[\s,(/-].*$/u, '$1'),
}

/** A number without its currency, its unit and the dash for no øre: «kr 12 500,-» and «45 kvm». */
function plainNumber(text: string): string {
  return text
    .replace(/^(?:kr\.?|nok)\s*/i, '')
    .replace(/\s*(?:(?:kr|nok)\b\.?)?\s*(?:\/|pr\.?|per)?\s*(?:mnd|måned)?\.?$/i, '')
    .replace(/[.,]\s?[-–—]+$/, '')
    .replace(/\s*(?:m²|m2|kvm|kvadratmeter|m)\.?$/i, '')
    .trim()
}

/** A cell as the field of a column reads it. */
export function plainValue(column: PropertyColumn, text: string, heading: string): string {
  const { kind } = propertyFields[column]
  if (column === 'type') return typeNamed(text) ?? text
  if (column === 'status') return statusOf(text, heading)
  // A spreadsheet drops the zero that it begins with.
  if (column === 'postal_code' && /^\d{3}$/.test(text)) return `0${text}`
  if (column === 'floor' && /^(u|uetg|underetasje|kjeller|sokkel)\.?$/i.test(text)) return '0'
  const read = plain[kind]
  return read ? (nothing.test(text) ? '' : read(text)) : text
}

function typeNamed(text: string): CategoryType | null {
  const wanted = text.toLocaleLowerCase('nb').trim()
  const found = categories.find(({ type, words }) =>
    [type.toLocaleLowerCase('nb'), wordsOf(words, defaultLanguage).singular].includes(wanted),
  )
  return found?.type ?? categories.find(({ type }) => kinds[type]?.test(wanted))?.type ?? null
}

/** «ja» under «Ledig» and «nei» under «Utleid» say the same. */
function statusOf(text: string, heading: string): string {
  const words = wordsOf(availabilityWords, defaultLanguage)
  const asked = heading.trim().toLocaleLowerCase('nb')
  const says = parseYesNo(text)
  if (says === null || !['ledig', 'utleid'].includes(asked)) return text
  return says === (asked === 'ledig') ? words.available : words.rented
}

/** The addresses in a cell, one beside the other or on lines of their own; null where something else stands in it. */
export function parseAddresses(text: string): string[] | null {
  const addresses = text.split(/[\s,;|]+(?=https?:|$)/i).filter(Boolean)
  return addresses.every(isWebAddress) ? addresses : null
}

const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)

/** Whether a cell can be of a column: a guess by a heading is not sure where its cells say otherwise. */
export function fits(target: SheetTarget, text: string, heading: string): boolean {
  if (target === 'amenity') return parseYesNo(text) !== null
  if (target === 'pictures') return parseAddresses(text) !== null
  if (target === 'postal_code') return /^\d{3,4}$/.test(text)
  if (target === 'house_number') return /^\d{1,4}\s?\p{L}?$/u.test(text)
  if (target === 'title') return /\p{L}/u.test(text)
  if (!isPropertyColumn(target)) return true
  if (target === 'status') return /^\p{L}/u.test(statusOf(text, heading))
  const { [target]: field } = propertyFields
  return readFields({ [target]: field }, { [target]: [plainValue(target, text, heading)] }).isValid
}
