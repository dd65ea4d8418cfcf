import { type RenderedParts, withParts } from './render-parts.tsx'

/** Stands in the rendered HTML where a part is put in, between the markup of its element. */
export const slot = '\0'

interface Part {
  /** The markup around the part. Texts of pages cannot hold it, since their `<` is escaped. */
  before: string
  after: string
  bytes: string | Uint8Array
}

/** What is put into a page after rendering. */
interface Parts {
  /** The inlined style sheets. */
  styles: Uint8Array
  /** The loaders' data, safe inside a script element. */
  loaded: string
}

/**
 * A page's bytes. Parts that React would only copy are put in here: one character above U+00FF, such as «–», makes the whole
 * rendered string take two bytes a character, and encoding that costs as much as reading the page's data.
 */
export function pageBytes(
  { html, parts: cached }: RenderedParts,
  { styles, loaded }: Parts,
): NonSharedBuffer {
  const parts: Part[] = [
    { before: '<style>', bytes: styles, after: '</style>' },
    { before: ' data-loaded="">', bytes: loaded, after: '</script>' },
  ]
  const pieces: (string | Uint8Array)[] = []
  let end = 0
  for (const { before, bytes, after } of parts) {
    const found = html.indexOf(before + slot + after, end)
    // In development neither is part of the page.
    if (found < 0) continue
    const start = found + before.length
    pieces.push(...withParts(html.slice(end, start), cached), bytes)
    end = start + slot.length
  }
  return joined([...pieces, ...withParts(html.slice(end), cached)])
}

/** Texts and bytes one after the other, written once: a copy of each text would be as much again for V8 to account for. */
function joined(pieces: readonly (string | Uint8Array)[]): NonSharedBuffer {
  const lengths = pieces.map((piece) => (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length))
  const bytes = Buffer.allocUnsafeSlow(lengths.reduce((sum, length) => sum + length, 0))
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === 'string') bytes.write(piece, at)
    else bytes.set(piece, at)
    at += lengths[index] ?? 0
  }
  return bytes
}
