/** The placeholders of a reply, written in braces and filled in from its case. */
export const placeholders = ['navn', 'referanse', 'skjema', 'adresse', 'meg', 'firma', 'telefon'] as const

export type Placeholder = (typeof placeholders)[number]

/** The value of each placeholder in one case; null or empty if the case has none. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>

const inBraces = /\{\s*([\p{L}\d_-]+)\s*\}/gu

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((each) => each === name)

/** Placeholders with personal values. In a reply to several senders they would reveal one sender to another. */
const ofTheSender = / ?\{(navn|adresse|referanse)\}/g

/** A template for several senders at once: «Hei {navn},» greets them all with «Hei,». */
export const forSeveral = (text: string): string => text.replace(ofTheSender, '')

/** A text with its placeholders filled in. A placeholder without a value becomes «[adresse]», so that the writer sees it. */
export function fillTemplate(text: string, values: PlaceholderValues): string {
  return text.replace(inBraces, (whole, written: string) => {
    const name = written.toLowerCase()
    return isPlaceholder(name) ? (values[name] ?? '').trim() || `[${name}]` : whole
  })
}

const isKnown = (brace: string) =>
  /^\{.*\}$/s.test(brace) && isPlaceholder(brace.slice(1, -1).trim().toLowerCase())

/** Braces with what stands between them; of a single brace, the word that it stands at. */
const anyBrace = /\{[^{}]*\}|\{[^\s{}]*|[^\s{}]*\}/g

/** What stands in a text with a brace, and is no placeholder, as it is written: «{fornavn}», «{for navn}», «{navn,». */
export function unresolvedBraces(text: string): string[] {
  const written = [...text.matchAll(anyBrace)].map(([brace]) => brace)
  return [...new Set(written.filter((brace) => !isKnown(brace)))]
}

/** The placeholders that are still empty in a filled-in text: «[adresse]». */
export function unfilledPlaceholders(text: string): Placeholder[] {
  return placeholders.filter((name) => text.includes(`[${name}]`))
}
