import type { Contact } from '../../../landlord-types/contact.ts'
import type { ReplyTimes } from '../../../landlord-types/promise.ts'
import { ownValue } from '../records.ts'

/** The facts that the copy of any page can have, by the names that stand for them in braces. Answers of the search have more. */
export const pageFacts = (contact: Contact, replyTimes: ReplyTimes) => ({
  telefon: contact.phone,
  åpningstider: contact.openingHours,
  vakttelefon: contact.onCallPhone,
  vakttid: contact.onCallHours,
  'e-post': contact.email,
  besøksadresse: `${contact.street}, ${contact.postalCode} ${contact.place}`,
  'svartid interesse': replyTimes.interestForm.words,
  'svartid parkering': replyTimes.parkingApplication.words,
  'svartid henvendelse': replyTimes.contactMessage.words,
  'svartid oppsigelse': replyTimes.termination.words,
  'svartid nøkkel': replyTimes.lostKey.words,
  'svartid naboklage': replyTimes.neighborComplaint.words,
  'svartid handyman': replyTimes.booking.words,
  'svartid tilgjengelighet': replyTimes.accessibilityReport.words,
  'svartid feil som haster': replyTimes.urgentFault.words,
  'svartid feil som bør ses på snart': replyTimes.highFault.words,
  'svartid feil': replyTimes.normalFault.words,
  'svartid feil som kan vente': replyTimes.lowFault.words,
})

export type PageFact = keyof ReturnType<typeof pageFacts>

/** What stands in braces in a text. */
export const inBraces = /\{([^{}]*)\}/g

/** The name of a fact, as it is written in braces. */
export const factName = (written: string): string => written.trim().toLocaleLowerCase('nb')

/** What stands in braces in a text, or with a single brace, and is not the name of a fact. */
export function unknownIn(text: string, isFact: (written: string) => boolean): string[] {
  const written = [...text.matchAll(/\{[^{}]*\}|[{}]/g)].map(([brace]) => brace)
  return written.filter((brace) => !/^\{.*\}$/s.test(brace) || !isFact(brace.slice(1, -1)))
}

/** Copy with the facts that stand in braces in its texts. */
export function fillCopy<T>(copy: T, facts: Readonly<Record<string, string>>): T
export function fillCopy(copy: unknown, facts: Readonly<Record<string, string>>): unknown {
  if (typeof copy === 'string')
    return copy.replace(inBraces, (whole, name) => ownValue(facts, factName(name)) ?? whole)
  if (Array.isArray(copy)) return copy.map((each) => fillCopy(each, facts))
  if (typeof copy !== 'object' || copy === null) return copy
  return Object.fromEntries(Object.entries(copy).map(([name, each]) => [name, fillCopy(each, facts)]))
}
