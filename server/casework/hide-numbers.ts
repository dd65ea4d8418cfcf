import { withoutFodselsnumre } from '../../domain/fodselsnummer.ts'
import { may } from '../../domain/permissions.ts'
import type { Caseworker } from './caseworker.ts'

/**
 * What a staff member is shown, as their role may see it: a fødselsnummer that a sender has written in the middle of a
 * sentence is as hidden as one in its own field. Holds for every text in it, whatever field it stands in.
 */
export function hideNumbersFrom<T>({ role }: Pick<Caseworker, 'role'>, shown: T): T {
  return may(role, 'reveal-sensitive') ? shown : (withoutNumbers(shown) as T)
}

function withoutNumbers(value: unknown): unknown {
  if (typeof value === 'string') return withoutFodselsnumre(value)
  if (Array.isArray(value)) return value.map(withoutNumbers)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutNumbers(part)]))
}
