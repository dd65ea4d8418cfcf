/** What differs from sender to sender: it would tell one who the other is. */
const ofTheSender = / ?\{(navn|adresse|referanse)\}/g

/** A template for several senders at once: «Hei {navn},» greets them all with «Hei,». */
export const forSeveral = (text: string): string => text.replace(ofTheSender, '')

/** A template with its variables filled in; one that is not known here stays as it is, for the writer to see. */
export function fillTemplate(text: string, values: Readonly<Record<string, string | null>>): string {
  return text.replace(/\{(\p{L}+)\}/gu, (whole, name: string) =>
    name in values ? (values[name] ?? '').trim() || `[${name}]` : whole,
  )
}
