/**
 * Stops the browser from restoring the scroll position where React Router's inline script restores it: after a
 * reload, the browser's position may belong to another page. Runs inline, as text, before that script: it must not
 * use anything outside itself.
 */
export function holdPlace() {
  try {
    const places = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}')
    if (typeof places[history.state?.key] !== 'number') return
    history.scrollRestoration = 'manual'
    // A visit that ends before the scripts have loaded stores no position for that script; then the browser restores
    // its own.
    addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { once: true })
  } catch (error) {
    console.error('The place on the page could not be read', error)
  }
}
