/** A link among those to the same address. */
interface PressedLink {
  selector: string
  index: number
}

/** The link that each page of this document was last left by, by the key of its history entry. */
const pressed = new Map<string, PressedLink>()

/** React Router gives no key to the entry that a document began with. */
const entryKey = (): string => history.state?.key ?? ''

// Before the router leaves the page.
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest('a[href]')
    if (!link) return
    const selector = `a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`
    pressed.set(entryKey(), { selector, index: [...document.querySelectorAll(selector)].indexOf(link) })
  },
  true,
)

/**
 * Moves the focus back to the link that a page was left by, as a browser does for a document that it has kept. Not where the
 * visitor has moved the focus since the page was shown (`page-arrival.tsx`).
 */
export function returnFocus(): void {
  const link = pressed.get(entryKey())
  if (!link || document.activeElement?.id !== 'innhold') return
  document.querySelectorAll<HTMLAnchorElement>(link.selector)[link.index]?.focus({ preventScroll: true })
}
