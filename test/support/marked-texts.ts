/** A text in brackets, which stand for its translation. */
export const mark = (text: string) => (text.trim() === '' ? text : `⟦${text}⟧`)

/** Every text of a value in brackets: its translation into the second language. */
export function markAll(value: unknown): unknown {
  if (typeof value === 'string') return mark(value)
  if (typeof value === 'function') return (...given: unknown[]) => markAll(value(...given))
  if (Array.isArray(value)) return value.map(markAll)
  if (typeof value !== 'object' || value === null) return value
  // The code of a language is no text of it.
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'locale' ? part : markAll(part)]),
  )
}

/** The texts of a page that are not marked. */
export function unmarkedTexts(html: string): string[] {
  const texts = html
    .replace(/<(script|style|title)\b.*?<\/\1>/gs, '')
    .replace(/ (?:aria-label|placeholder|title|alt)="([^"]*)"/g, '>$1<')
    .replaceAll('<span class="joint"></span>', '')
    .replace(/<span class="(?:no-break|advice-note-whole)">(.*?)<\/span>/g, '$1')
    .replace(/<a href="tel:[^"]*">(.*?)<\/a>/g, '$1')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
  return texts.map((text) => withoutMarked(text).trim()).filter((text) => /\p{L}{3}/u.test(text))
}

/** A text without what is in brackets; there can be brackets in brackets. */
function withoutMarked(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return rest === text ? rest : withoutMarked(rest)
}
