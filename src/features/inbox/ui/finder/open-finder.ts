/** The finder that is on the page, once its scripts have come. */
let opener: (() => void) | null = null

/** Opens the finder; false where there is none yet. */
export function openFinder(): boolean {
  opener?.()
  return opener !== null
}

/** Says how the page's finder is opened, until the returned function is called. */
export function offerFinder(open: () => void): () => void {
  opener = open
  return () => {
    if (opener === open) opener = null
  }
}
