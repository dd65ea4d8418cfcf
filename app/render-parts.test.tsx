import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { CachedPart } from './cached-part.tsx'
import { pageBytes } from './page-bytes.ts'
import { renderParts } from './render-parts.tsx'

const bytesOf = (page: ReactNode) => {
  const { html, parts } = renderParts(page, (part) => part)
  return pageBytes({ html, parts }, { styles: Buffer.alloc(0), loaded: '' }).toString()
}

interface Shown {
  title: string
}

const Title = vi.fn(({ of }: { of: Shown }) => <h2>{of.title}</h2>)

const Cached = ({ of, variant = '' }: { of: Shown; variant?: string }) => (
  <CachedPart of={of} variant={variant}>
    <Title of={of} />
  </CachedPart>
)

describe('a page with cached parts', () => {
  test('has the HTML of one without, also between texts and beside each other', () => {
    const [one, two] = [{ title: 'Å – &' }, { title: 'b' }]
    const page = (
      <main>
        før
        <Cached of={one} />
        <Cached of={two} />
        {'etter'}
        <p>
          <Cached of={one} />
        </p>
        <Cached of={two} />
      </main>
    )
    const plain = renderToString(page)
    expect(plain).toContain('<h2>Å – &amp;</h2><h2>b</h2>etter')
    expect(bytesOf(page)).toBe(plain)
    // The second time, all parts are cached.
    expect(bytesOf(page)).toBe(plain)
  })

  test('holds no more memory for a part than its bytes', () => {
    const { parts } = renderParts(<Cached of={{ title: 'kort' }} />, (part) => part)
    expect(parts.map(({ buffer }) => buffer.byteLength)).toEqual(['<h2>kort</h2>'.length])
  })

  test('renders a part once for what it shows, and again for another object or variant', () => {
    const shown = { title: 'én gang' }
    Title.mockClear()
    bytesOf(<Cached of={shown} />)
    bytesOf(<Cached of={shown} />)
    expect(Title).toHaveBeenCalledTimes(1)
    bytesOf(<Cached of={shown} variant="other" />)
    bytesOf(<Cached of={{ ...shown }} />)
    expect(Title).toHaveBeenCalledTimes(3)
  })

  test('holds a bounded number of variants', () => {
    const shown = { title: 'mange' }
    Title.mockClear()
    for (let variant = 0; variant < 30; variant++) bytesOf(<Cached of={shown} variant={String(variant)} />)
    bytesOf(<Cached of={shown} variant="0" />)
    expect(Title).toHaveBeenCalledTimes(31)
  })

  test('marks parts as no visitor can: anew in each process', async () => {
    const page = <Cached of={{ title: 'her' }} />
    const { html } = renderParts(page, (part) => part)
    vi.resetModules()
    const other = await import('./render-parts.tsx')
    const { CachedPart: OtherPart } = await import('./cached-part.tsx')
    const rendered = other.renderParts(
      <OtherPart of={{}} variant="">
        <p />
      </OtherPart>,
      (part) => part,
    )
    expect(rendered.parts).toHaveLength(1)
    expect(rendered.html).not.toBe(html)
  })
})
