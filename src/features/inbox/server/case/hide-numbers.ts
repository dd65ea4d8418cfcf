import { isFodselsnummer, maskedNumber } from '../../../../domain/contact/fodselsnummer.ts'
import { may } from '../../../../domain/people/permissions.ts'
import type { Caseworker } from '../caseworker.ts'

/**
 * Masks every fødselsnummer in a value for roles that may not see them. A number within a text is masked like one in
 * its own field.
 */
export function hideNumbersFrom<T>({ role }: Pick<Caseworker, 'role'>, shown: T): T {
  if (may(role, 'reveal-sensitive')) return shown
  // Texts stay texts, and other values are unchanged.
  return withoutNumbers(shown) as T
}

/** Eleven digits with no letter, digit or hyphen beside them, with or without separators. */
const elevenDigits = /(?<![\w-])\d(?:[ \u00a0.-]?\d){10}(?![\w-])/g

function withoutNumbers(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(elevenDigits, (number) => (isFodselsnummer(number) ? maskedNumber : number))
  if (Array.isArray(value)) return value.map(withoutNumbers)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutNumbers(part)]))
}
