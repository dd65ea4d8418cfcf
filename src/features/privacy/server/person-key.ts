import type { Pool } from 'pg'
import { z } from 'zod'
import { type CaseReference, parseCaseReference } from '../../../domain/cases/case-reference.ts'
import { digitsOf, formatPhone, isEmail, normalEmail } from '../../../domain/contact/contact-details.ts'
import { queryRows } from '../../../platform/database/query.ts'

/**
 * What a person is found by: their e-mail address; where they gave none, their phone number, or the reference of one case,
 * where they gave neither or share the number.
 */
export type PersonKey =
  | { by: 'email'; value: string }
  | { by: 'phone'; value: string }
  | { by: 'case'; value: CaseReference }

export const personByEmail = (email: string): PersonKey => ({ by: 'email', value: normalEmail(email) })

/** The key in what a staff member typed; null where it is none. */
export function parsePersonKey(text: string): PersonKey | null {
  const typed = text.trim()
  if (isEmail(typed)) return personByEmail(typed)
  const reference = parseCaseReference(typed)
  if (reference) return { by: 'case', value: reference }
  const phone = /^\+?[\d\s()./-]+$/.test(typed) ? phoneKey(typed) : null
  return phone ? { by: 'phone', value: phone } : null
}

/** The same as `phone_key` of the database: the digits without Norway's prefix; null where they are fewer than five. */
export function phoneKey(phone: string): string | null {
  const digits = digitsOf(phone).replace(/^(0047|47(?=\d{8}$)|00)/, '')
  return digits.length < 5 ? null : digits
}

/** A key as it is shown and typed. */
export const showPersonKey = ({ by, value }: PersonKey): string =>
  by === 'phone' ? formatPhone(value) : value

/**
 * SQL, by kind of key, for whether a case is that of the person with the key $1. A phone may be shared by a household: a
 * case with an e-mail address belongs to who has the address, and is never found by its phone number.
 */
export const isCaseOfPerson: Record<PersonKey['by'], string> = {
  email: 'sender_email = $1',
  phone: 'sender_email is null and phone_key(sender_phone) = $1',
  case: 'sender_email is null and sender_name is not null and reference = $1',
}

/** Other keys under which there may be more of the same person, as they are typed. Staff decide whether it is them. */
export async function findOtherKeys(pool: Pool, key: PersonKey): Promise<string[]> {
  const keys = await otherKeys(pool, key)
  return keys.map((other) => (isEmail(other) ? other : formatPhone(other)))
}

function otherKeys(pool: Pool, { by, value }: PersonKey): Promise<string[]> {
  if (by === 'email')
    return queryRows(
      pool,
      z.string(),
      `select distinct phone_key(other.sender_phone) as key from cases own
       join cases other on phone_key(other.sender_phone) = phone_key(own.sender_phone) and other.sender_email is null
       where own.sender_email = $1 order by key`,
      [value],
    )
  if (by === 'phone')
    return queryRows(
      pool,
      z.string(),
      `select distinct sender_email as key from cases
       where sender_email is not null and phone_key(sender_phone) = $1 order by key`,
      [value],
    )
  return queryRows(
    pool,
    z.string(),
    `select coalesce(sender_email, phone_key(sender_phone)) as key from cases
     where coalesce(sender_email, phone_key(sender_phone)) is not null and reference = $1`,
    [value],
  )
}
