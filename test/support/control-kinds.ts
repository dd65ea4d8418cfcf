import type { Page } from '@playwright/test'

/**
 * Some of a site's pages that together have each kind of control, as the server gives them: a kind that is added is on one of
 * them. `addresses` says where a page is found.
 */
export async function pagesWithEachControl(
  page: Page,
  paths: readonly string[],
  addressOf: (path: string) => Promise<string>,
): Promise<Set<string>> {
  const kinds = new Map<string, string[]>()
  for (const path of paths) kinds.set(path, await controlKinds(page, await addressOf(path)))
  const missing = new Set([...kinds.values()].flat())
  const chosen = new Set<string>()
  const countNew = (path: string) => kinds.get(path)?.filter((kind) => missing.has(kind)).length ?? 0
  while (missing.size > 0) {
    const best = paths.reduce((a, b) => (countNew(b) > countNew(a) ? b : a))
    chosen.add(best)
    for (const kind of kinds.get(best) ?? []) missing.delete(kind)
  }
  return chosen
}

/** The kinds of what can be pressed or filled in on a page: what each is, and the component that it stands in. */
async function controlKinds(page: Page, address: string): Promise<string[]> {
  const html = await page.request.get(address).then((answer) => answer.text())
  return page.evaluate((text) => {
    const controls = new DOMParser()
      .parseFromString(text, 'text/html')
      .querySelectorAll('input:not([type=hidden]), textarea, select, details, button, [role=button]')
    return [
      ...new Set(
        [...controls].map((control) => {
          const component = control.closest('[class]')?.classList[0]
          return `${control.tagName} ${control.getAttribute('type') ?? ''} in ${component}`
        }),
      ),
    ]
  }, html)
}
