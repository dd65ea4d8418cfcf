import { digitsOf, formatPhone } from '../../../../domain/contact/contact-details.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatDate } from '../../../../domain/time/format-moment.ts'
import type { ContactWay } from '../senders/sender-views.ts'

/** What a case says of its sender. */
interface SenderOfCase {
  name: string | null
  email: string | null
  phone: string | null
  /** The number as it is compared. */
  phoneKey: string | null
  address: string | null
  sentAt: Date
}

/** Values in the order of the cases, each once, with the cases that have it. */
function distinct(
  cases: readonly SenderOfCase[],
  keyOf: (sender: SenderOfCase) => string | null,
): [string, readonly SenderOfCase[]][] {
  const withKey = cases.flatMap((each) => {
    const key = keyOf(each)
    return key === null || key === '' ? [] : [{ key, each }]
  })
  return [...Map.groupBy(withKey, ({ key }) => key)].map(([key, of]) => [key, of.map(({ each }) => each)])
}

/** The names in some cases, the newest case first. */
export const namesIn = (cases: readonly SenderOfCase[]): string[] =>
  distinct(cases, ({ name }) => name).map(([name]) => name)

export const addressesIn = (cases: readonly SenderOfCase[]): { text: string; cases: number }[] =>
  distinct(cases, ({ address }) => address).map(([text, of]) => ({ text, cases: of.length }))

export const emailsIn = (cases: readonly SenderOfCase[]): (ContactWay & { email: string })[] =>
  distinct(cases, ({ email }) => email).map(([email, of]) => ({
    email,
    text: email,
    ...usedIn(of),
  }))

export const phonesIn = (cases: readonly SenderOfCase[]): ContactWay[] =>
  distinct(cases, ({ phone, phoneKey }) => phoneKey ?? (phone && digitsOf(phone))).map(([key, of]) => {
    const phone = of[0]?.phone ?? key
    return { text: formatPhone(phone), ...usedIn(of) }
  })

function usedIn(of: readonly SenderOfCase[]): Pick<ContactWay, 'cases' | 'lastUsed'> {
  const last = Math.max(...of.map(({ sentAt }) => sentAt.getTime()))
  return { cases: of.length, lastUsed: formatDate(new Date(last), staffLanguage) }
}
