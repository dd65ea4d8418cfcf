import type { MiddlewareFunction } from 'react-router'

const PLACE = 'side-underveis'

/**
 * Remembers which page is on its way from which: where the code of the next page is gone, since a newer version of the site has come,
 * React Router loads the present page anew, and the visitor would stay where they were.
 */
export const rememberPendingPage: MiddlewareFunction = async ({ request }, next) => {
  try {
    if (request.method === 'GET')
      sessionStorage.setItem(PLACE, JSON.stringify({ from: location.href, to: request.url }))
  } catch {
    // Without storage the visitor presses once more.
  }
  try {
    return await next()
  } finally {
    forget()
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(PLACE)
  } catch {
    // There is nothing to forget.
  }
}

/** Goes on to the page that was on its way when the present one was loaded anew. */
export function goOnToPendingPage(): void {
  try {
    const pending = sessionStorage.getItem(PLACE)
    forget()
    const [start] = performance.getEntriesByType('navigation')
    if (!pending || !(start instanceof PerformanceNavigationTiming) || start.type !== 'reload') return
    const { from, to }: { from: string; to: string } = JSON.parse(pending)
    if (from === location.href) location.replace(to)
  } catch (error) {
    console.error('The page that was on its way could not be found', error)
  }
}
