const LOST = 'lost-files'

/** Tells the forms of the page that files that were chosen are not in them any more. */
export function tellLostFiles(files: readonly File[]): void {
  dispatchEvent(new CustomEvent(LOST, { detail: files.map(({ name }) => name) }))
}

/** Calls back with the names of files that are lost. Gives what stops it. */
export function onLostFiles(listener: (names: readonly string[]) => void): () => void {
  const listen = (event: Event) => event instanceof CustomEvent && listener(event.detail)
  addEventListener(LOST, listen)
  return () => removeEventListener(LOST, listen)
}
