import { expect, type Page } from '@playwright/test'

/**
 * Fails where a word is broken over two lines although it is no wider than the page, or, with `evenWide`, at all. Marks
 * of a joint (soft hyphens, hyphens, `<wbr>`) end a word here, since it may be broken there.
 */
export async function expectWholeWords(page: Page, { evenWide = false } = {}): Promise<void> {
  expect.soft(await page.evaluate(findBrokenWords, evenWide), `words broken on ${page.url()}`).toEqual([])
}

/** Fails where a date, a time, a range of numbers, a reference or «e-post» stands on two lines. */
export async function expectWholeRanges(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  expect.soft(await page.evaluate(findBrokenRanges), `ranges broken on ${page.url()}`).toEqual([])
}

/** Runs in the page. */
function findBrokenRanges(): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!(text instanceof Text)) continue
    for (const whole of text.data.matchAll(
      /(?:\bkl\. )?\d[\d.,]*[–-]\d[\d.,]*|\bkl\. \d[\d.]*|\d{1,2}\. \p{Ll}+ \d{4}|\b\p{Lu}{3}-[\p{Lu}\d]{4}-[\p{Lu}\d]{4}\b|\b[Ee]-post\p{L}*/gu,
    )) {
      range.setStart(text, whole.index)
      range.setEnd(text, whole.index + whole[0].length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) broken.push(whole[0])
    }
  }
  return broken
}

/** Runs in the page. */
function findBrokenWords(evenWide: boolean): string[] {
  const columns = [...document.querySelectorAll('main .page')].map((element) => element.clientWidth)
  const room = Math.min(...columns.filter((width) => width > 0), document.documentElement.clientWidth)
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!(text instanceof Text)) continue
    const element = text.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true })) continue
    if (
      element.closest(
        'script, style, code, option, [aria-hidden=true], .visually-hidden, .organisation-chart-words',
      )
    )
      continue
    for (const word of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      const width = parts.reduce((sum, part) => sum + part.width, 0)
      const lines = new Set(parts.map(({ top }) => Math.round(top)))
      if (lines.size > 1 && (evenWide || width <= room))
        broken.push(`${word[0]} in <${element.tagName.toLowerCase()}>`)
    }
  }
  return broken
}
