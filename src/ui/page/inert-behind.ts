import { afterNextPaint } from './after-next-paint.ts'

/** What lies behind something that is open like a modal dialog. */
export interface Behind {
  /**
   * Makes it usable again after the next paint, which shows that the dialog is closed. What lies around an element that takes
   * the focus before then is usable at once.
   */
  release(focused?: Element | null): Promise<void>
}

/**
 * Makes inert all that is neither in an element nor around it, after the paint that shows the element: `inert` makes the
 * browser work out the styles of the whole page anew.
 */
export function inertBehind(element: Element): Behind {
  let behind: Element[] = []
  let isReleased = false
  afterNextPaint().then(() => {
    if (isReleased) return
    behind = elementsBeside(element)
    for (const each of behind) each.setAttribute('inert', '')
  })
  return {
    async release(focused = null) {
      isReleased = true
      for (const each of behind) if (each.contains(focused)) each.removeAttribute('inert')
      await afterNextPaint()
      for (const each of behind.splice(0)) each.removeAttribute('inert')
    },
  }
}

/** All elements that are neither in an element nor around it, and not inert by themselves. */
function elementsBeside(element: Element): Element[] {
  const { parentElement } = element
  if (!parentElement) return []
  const siblings = [...parentElement.children].filter(
    (each) => each !== element && !each.hasAttribute('inert'),
  )
  return [...siblings, ...elementsBeside(parentElement)]
}
