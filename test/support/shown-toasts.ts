import { expect, type Page } from '@playwright/test'

/** Records every toast from now on, also one that is gone before the test looks. */
export async function noteToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shownToasts: string[] = []
    Object.assign(window, { shownToasts })
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.toast-card'))
        if (!shownToasts.includes(toast.textContent)) shownToasts.push(toast.textContent)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** Waits until one toast with all these texts was shown since the page was loaded. */
export async function expectToast(page: Page, ...texts: string[]): Promise<void> {
  const shown = () => page.evaluate(() => window.shownToasts.join('\n'))
  await expect
    .poll(async () =>
      (await shown()).split('\n').some((toast) => texts.every((text) => toast.includes(text))),
    )
    .toBe(true)
}
