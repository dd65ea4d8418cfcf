/** Where `start-late.ts` reads which page is to be left as the server has drawn it. */
const PLAIN = 'uten-skript'

/** Loads the page again, to be used without scripts: they have failed, and left nothing to show. */
export function loadPlainly(): void {
  try {
    sessionStorage.setItem(PLAIN, location.pathname + location.search)
    location.reload()
  } catch (error) {
    console.error('The page could not be loaded without its scripts', error)
  }
}
