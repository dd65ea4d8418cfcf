/**
 * Keeps the browser from scrolling where React Router's inline script restores the place itself: after a reload the
 * browser looks for what stood there before, which may have been another page. Runs inline, as text, before that
 * script: it must not use anything outside itself.
 */
export function holdPlace() {
  try {
    const places = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}')
    if (typeof places[history.state?.key] !== 'number') return
    history.scrollRestoration = 'manual'
    // A visit that ends before the scripts have come leaves no place for that script: then the browser restores it.
    addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { once: true })
  } catch (error) {
    console.error('The place on the page could not be read', error)
  }
}
