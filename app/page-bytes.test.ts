import { describe, expect, test } from 'vitest'
import { pageBytes, slot } from './page-bytes.ts'

const parts = { styles: Buffer.from('p{content:"–"}'), loaded: '["blå – grønn"]' }
const bytesOf = (html: string) => pageBytes({ html, parts: [] }, parts).toString()

const styleElement = `<style>${slot}</style>`
const dataElement = `<script type="application/json" data-loaded="">${slot}</script>`

describe('the bytes of a page', () => {
  test('have the style sheets and the data in their places', () => {
    expect(bytesOf(`<head>${styleElement}</head><p>kl. 8–16 på tirsdag</p>${dataElement}</body>`)).toBe(
      '<head><style>p{content:"–"}</style></head><p>kl. 8–16 på tirsdag</p>' +
        '<script type="application/json" data-loaded="">["blå – grønn"]</script></body>',
    )
  })

  test('are the HTML where it has room for neither', () => {
    expect(bytesOf('<p>8–16</p>')).toBe('<p>8–16</p>')
  })

  test('have nothing put in where the text of another element holds the character of a slot', () => {
    const others = `<title>${slot}</title><script type="application/ld+json">"${slot}</script><p>${slot}</p>`
    expect(bytesOf(others + dataElement)).toBe(
      `${others}<script type="application/json" data-loaded="">["blå – grønn"]</script>`,
    )
  })
})
