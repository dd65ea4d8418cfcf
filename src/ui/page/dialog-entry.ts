/** Marks the history entry of an open dialog, in the state that React Router keeps there. */
const MARK = 'dialog'

const isMarked = (state: unknown) => typeof state === 'object' && state !== null && MARK in state

/** Ends the skipping of an entry that a reload left. */
const skipping = new AbortController()

/**
 * Called once as the page starts: a reload leaves the entry of the dialog that was open, and the dialog is closed then. Back
 * from it goes one step further, or the press would do nothing.
 */
export function skipLeftEntry(): void {
  if (!isMarked(history.state)) return
  const { href } = location
  const onPop = ({ state }: PopStateEvent) => {
    if (isMarked(state) || location.href !== href) return
    skipping.abort()
    history.back()
  }
  addEventListener('popstate', onPop, { signal: skipping.signal })
}

/** Resolves once the entry of the last dialog is gone: taking one off takes a moment. */
let untilRemoved = Promise.resolve()

function removeEntry(): void {
  untilRemoved = new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.back()
  })
}

/**
 * Adds a history entry for a dialog that has opened, so that Back closes it and stays on the page. `close` gives false where
 * the dialog has to stay open. Returns what takes the entry off, for a dialog that is closed in another way. To React Router
 * both entries are the same address: the page's route must not load its data again for that (`shouldRevalidate`).
 */
export function addDialogEntry(close: () => boolean): () => void {
  const open = new AbortController()
  const add = () => history.pushState({ ...history.state, [MARK]: true }, '')
  untilRemoved.then(() => {
    if (open.signal.aborted) return
    const { href } = location
    // After a reload the entry is there already.
    skipping.abort()
    if (!isMarked(history.state)) add()
    const onPop = ({ state }: PopStateEvent) => {
      // Back from a part of the dialog that a link led to, or further back than this page.
      if (isMarked(state) || location.href !== href) return
      if (close()) open.abort()
      else add()
    }
    addEventListener('popstate', onPop, { signal: open.signal })
  })
  return () => {
    if (open.signal.aborted) return
    open.abort()
    if (isMarked(history.state)) removeEntry()
  }
}
