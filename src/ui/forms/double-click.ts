/**
 * Ignores the second click of a double click whose first one has sent a form or opened a dialog: where it lands there may
 * be a link by now. Ends with the next click that is a first one.
 */
export function ignoreSecondClick(): void {
  const listening = new AbortController()
  const onClick = (event: MouseEvent) => {
    // The event that tells React of what was ticked before its code came (`src/site/hydration/record-acts.ts`) has no `detail`.
    if (!(event.detail >= 2)) return listening.abort()
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', onClick, { capture: true, signal: listening.signal })
}
