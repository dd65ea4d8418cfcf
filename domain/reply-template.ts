/** What a reply can say in braces, filled in from the case that it is sent in. */
export const placeholders = ['navn', 'referanse', 'skjema', 'adresse', 'meg', 'firma', 'telefon'] as const

export type Placeholder = (typeof placeholders)[number]

/** What stands for each placeholder in one case; null or empty where the case has none. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>

const inBraces = /\{\s*([\p{L}\d_-]+)\s*\}/gu

const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name)

/** What differs from sender to sender: it would tell one who the other is. */
const ofTheSender = / ?\{(navn|adresse|referanse)\}/g

/** A template for several senders at once: «Hei {navn},» greets them all with «Hei,». */
export const forSeveral = (text: string): string => text.replace(ofTheSender, '')

/** A text with its placeholders filled in. One without a value becomes «[adresse]», for the writer to see. */
export function fillTemplate(text: string, values: PlaceholderValues): string {
  return text.replace(inBraces, (whole, written: string) => {
    const name = written.toLowerCase()
    return isPlaceholder(name) ? (values[name] ?? '').trim() || `[${name}]` : whole
  })
}

/** The names in braces that are no placeholders, as they are written. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(inBraces)].map(([, name = '']) => name)
  return [...new Set(names.filter((name) => !isPlaceholder(name.toLowerCase())))]
}

/** The placeholders that a filled-in text still waits for: «[adresse]». */
export function unfilledPlaceholders(text: string): Placeholder[] {
  return placeholders.filter((name) => text.includes(`[${name}]`))
}
