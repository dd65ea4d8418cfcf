import type { ReplyTemplate } from '../../../landlord-types/support.ts'
import type { StaffRole } from '../people/staff-roles.ts'
import { ownValue } from '../records.ts'

/** The placeholders of a reply, written in braces and filled in from its case. */
export const placeholders = ['navn', 'referanse', 'skjema', 'adresse', 'meg', 'firma', 'telefon'] as const

export type Placeholder = (typeof placeholders)[number]

/** Other names of placeholders, as staff may write them. */
const otherNames: Readonly<Record<string, Placeholder>> = { saksnummer: 'referanse' }

/** What a template is offered for: a case, by the letters of its reference, and the role that answers it. */
interface OfferedFor {
  prefix: string
  role: StaffRole
}

/** Whether a template is offered; one that names neither cases nor roles always is. */
export const isTemplateOffered = (
  { cases = [], roles = [] }: Pick<ReplyTemplate, 'cases' | 'roles'>,
  { prefix, role }: OfferedFor,
): boolean => (cases.length === 0 || cases.includes(prefix)) && (roles.length === 0 || roles.includes(role))

/** The value of each placeholder in one case; null or empty if the case has none. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>

const inBraces = /\{\s*([\p{L}\d_-]+)\s*\}/gu

/** The placeholder that is written between braces; undefined where there is none of that name. */
function placeholderNamed(written: string): Placeholder | undefined {
  const name = written.trim().toLowerCase()
  return placeholders.find((each) => each === name) ?? ownValue(otherNames, name)
}

/** Placeholders with personal values. In a reply to several senders they would reveal one sender to another. */
const ofTheSender = / ?\{\s*(navn|adresse|referanse|saksnummer)\s*\}/giu

/** A template for several senders at once: «Hei {navn},» greets them all with «Hei,». */
export const forSeveral = (text: string): string => text.replace(ofTheSender, '')

/** A text with its placeholders filled in. A placeholder without a value becomes «[adresse]», so that the writer sees it. */
export function fillTemplate(text: string, values: PlaceholderValues): string {
  return text.replace(inBraces, (whole, written: string) => {
    const name = placeholderNamed(written)
    return name ? (values[name] ?? '').trim() || `[${name}]` : whole
  })
}

const isKnown = (brace: string) =>
  /^\{.*\}$/s.test(brace) && placeholderNamed(brace.slice(1, -1)) !== undefined

/** Braces with what stands between them; of a single brace, the word that it stands at. */
const anyBrace = /\{[^{}]*\}|\{[^\s{}]*|[^\s{}]*\}/g

/** What stands in a text with a brace, and is no placeholder, as it is written: «{fornavn}», «{for navn}», «{navn,». */
export function unresolvedBraces(text: string): string[] {
  const written = [...text.matchAll(anyBrace)].map(([brace]) => brace)
  return [...new Set(written.filter((brace) => !isKnown(brace)))]
}

/** The placeholders that are still empty in a filled-in text: «[adresse]». */
function unfilledPlaceholders(text: string): Placeholder[] {
  return placeholders.filter((name) => text.includes(`[${name}]`))
}

/** What a text with placeholders becomes in one case. */
export type ResolvedReply =
  | { state: 'ready'; text: string }
  /** Braces that belong to no placeholder, as they are written: the same in every case. */
  | { state: 'unknown'; braces: readonly string[] }
  /** Placeholders without a value in this case, which stand in the text as «[adresse]». */
  | { state: 'unfilled'; text: string; placeholders: readonly Placeholder[] }

/** A text with its placeholders filled in, if it can be sent as it is. */
export function resolveReply(text: string, values: PlaceholderValues): ResolvedReply {
  const braces = unresolvedBraces(text)
  if (braces.length > 0) return { state: 'unknown', braces }
  const filled = fillTemplate(text, values)
  const unfilled = unfilledPlaceholders(filled)
  return unfilled.length > 0
    ? { state: 'unfilled', text: filled, placeholders: unfilled }
    : { state: 'ready', text: filled }
}
