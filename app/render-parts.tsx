import { randomBytes } from 'node:crypto'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { CachedParts, type CachePart } from './cached-part.tsx'

/** How many variants of one part are cached; of more, all are made again. */
const MAX_VARIANTS = 20

/** Begins and ends what stands in the place of a part. It cannot be guessed: what a visitor has posted stands in pages too. */
const start = `\0${randomBytes(8).toString('hex')}:`
const end = '\0'

/** React puts it between two texts; in the place of a part stands one. */
const betweenTexts = '<!-- -->'

const cached = new WeakMap<object, Map<string, NonSharedBuffer>>()

/** A page's HTML, with marks where parts belong, and the parts as bytes. */
export interface RenderedParts {
  html: string
  parts: readonly NonSharedBuffer[]
}

/**
 * Renders a page without its cached parts, and those of them that are not cached yet. `around` gives a part the contexts that it
 * has on the page. In development nothing is cached: the code of a part may have changed.
 */
export function renderParts(page: ReactNode, around: (part: ReactElement) => ReactNode): RenderedParts {
  if (import.meta.hot) return { html: renderToString(page), parts: [] }
  const noted: { of: object; variant: string; part: ReactElement }[] = []
  const cache: CachePart = (of, variant, part) => `${start}${noted.push({ of, variant, part }) - 1}${end}`
  const html = renderToString(<CachedParts value={cache}>{page}</CachedParts>)
  const parts = noted.map(({ of, variant, part }) => {
    const variants = variantsOf(of)
    const found = variants.get(variant)
    if (found) return found
    const made = inOwnBuffer(renderToString(around(part)))
    if (variants.size >= MAX_VARIANTS) variants.clear()
    variants.set(variant, made)
    return made
  })
  return { html, parts }
}

/** A text as bytes by themselves. Small buffers share one of 64 kB: all of it would be held with a part of 2. */
function inOwnBuffer(text: string): NonSharedBuffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  own.write(text)
  return own
}

function variantsOf(of: object): Map<string, NonSharedBuffer> {
  const found = cached.get(of)
  if (found) return found
  const variants = new Map<string, NonSharedBuffer>()
  cached.set(of, variants)
  return variants
}

/** The pieces of some rendered HTML, with the parts in their places. */
export function withParts(html: string, parts: readonly Uint8Array[]): (string | Uint8Array)[] {
  const [before = '', ...marked] = html.split(start)
  const pieces: (string | Uint8Array)[] = []
  const push = (text: string, isBeforePart: boolean) => {
    const own = isBeforePart && text.endsWith(betweenTexts) ? text.slice(0, -betweenTexts.length) : text
    if (own) pieces.push(own)
  }
  push(before, marked.length > 0)
  for (const [place, text] of marked.entries()) {
    const number = text.indexOf(end)
    const part = parts[Number(text.slice(0, number))]
    if (part) pieces.push(part)
    const after = text.slice(number + end.length)
    push(after.startsWith(betweenTexts) ? after.slice(betweenTexts.length) : after, place + 1 < marked.length)
  }
  return pieces
}
