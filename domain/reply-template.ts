/** A template with its variables filled in; one that is not known here stays as it is, for the writer to see. */
export function fillTemplate(text: string, values: Readonly<Record<string, string | null>>): string {
  return text.replace(/\{(\p{L}+)\}/gu, (whole, name: string) =>
    name in values ? (values[name] ?? '').trim() || `[${name}]` : whole,
  )
}
