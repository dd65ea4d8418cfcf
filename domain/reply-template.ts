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

/** The names in braces that are not placeholders, as written. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(inBraces)].map(([, name = '']) => name)
  return [...new Set(names.filter((name) => !isPlaceholder(name.toLowerCase())))]
}

/** The placeholders that are still empty in a filled-in text: «[adresse]». */
export function unfilledPlaceholders(text: string): Placeholder[] {
  return placeholders.filter((name) => text.includes(`[${name}]`))
}
