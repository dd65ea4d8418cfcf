import type { Pool } from 'pg'
import { z } from 'zod'
import { digitsOf } from '../../../../domain/contact/contact-details.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatWhen } from '../../../../domain/time/format-moment.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import { findForm } from '../../../form-catalogue/catalogue.ts'
import type { Caseworker } from '../caseworker.ts'

/** A Norwegian number: what stands before its last eight digits is a country code. */
const NUMBER_DIGITS = 8

/** More open cases than this are found in the inbox. */
const MAX_CASES = 5

/** Who has called from a number before, as their last case says it, and their open cases. */
export interface Caller {
  name: string | null
  address: string | null
  email: string | null
  cases: { reference: string; title: string; sentAt: string }[]
}

const callerRow = z.object({
  reference: z.string(),
  form: z.string(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  sentAt: z.date(),
  isOpen: z.boolean(),
})

/** Recognises a caller by their number, among the cases that a role reads; null while it is too short or unknown. */
export async function findCaller(
  pool: Pool,
  { role }: Pick<Caseworker, 'role'>,
  typed: string,
  now: Date,
): Promise<Caller | null> {
  const digits = digitsOf(typed).slice(-NUMBER_DIGITS)
  if (digits.length < NUMBER_DIGITS) return null
  const rows = await queryRows(
    pool,
    callerRow,
    `select reference, form, sender_name as name, address, sender_email as email, sent_at as "sentAt",
       closed_at is null and merged_into is null as "isOpen"
     from cases
     where search @@ to_tsquery('simple', $1) and right(regexp_replace(sender_phone, '\\D', '', 'g'), ${NUMBER_DIGITS}) = $1
       and ${isVisibleTo('$2')} and quarantine is null
     order by sent_at desc limit 50`,
    [digits, accessKeys(role)],
  )
  const last = (part: 'name' | 'address' | 'email') => rows.find((row) => row[part])?.[part] ?? null
  if (rows.length === 0) return null
  return {
    name: last('name'),
    address: last('address'),
    email: last('email'),
    cases: rows
      .filter(({ isOpen }) => isOpen)
      .slice(0, MAX_CASES)
      .map(({ reference, form, sentAt }) => ({
        reference,
        title: findForm(form)?.name ?? form,
        sentAt: formatWhen(sentAt, now, staffLanguage),
      })),
  }
}
