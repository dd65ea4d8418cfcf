import type { Page } from '@playwright/test'

/** The text that a page shows without being scrolled: a line that is cut off is not read. */
export const textOnFirstScreen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    let text = ''
    let before: Node | null = null
    while (walker.nextNode()) {
      const { parentNode, textContent } = walker.currentNode
      range.selectNodeContents(walker.currentNode)
      const { bottom, height } = range.getBoundingClientRect()
      if (height === 0 || bottom > innerHeight) continue
      // A word is in parts where it may break.
      text += (parentNode === before ? '' : ' ') + textContent
      before = parentNode
    }
    return text.replace(/\s+/g, ' ')
  })
