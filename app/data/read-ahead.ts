import { fetchJson } from './fetch-json.ts'
import { hasView, rememberView } from './known-views.ts'

/** How long a failed read stands for the first try of the page that needs it, in milliseconds. */
const FAILED_MS = 5000

/** Reads that have begun before the press of a link, by path. */
const begun = new Map<string, Promise<unknown>>()

/** The read of a path that has begun ahead of the page that needs it, once; undefined if there is none. */
export function takeRead(path: string): Promise<unknown> | undefined {
  const read = begun.get(path)
  begun.delete(path)
  return read
}

/** Reads what a page will need, once. The page shows it at once, or waits for what is left of the read. */
export function readAhead(path: string, signal: AbortSignal): void {
  if (hasView(path) || begun.has(path)) return
  const read = fetchJson(path, signal)
  const forget = () => begun.get(path) === read && begun.delete(path)
  begun.set(path, read)
  read.then(
    (data) => {
      rememberView({ path }, data)
      forget()
    },
    // The page that needs it tells what is wrong, and tries again.
    () => setTimeout(forget, signal.aborted ? 0 : FAILED_MS),
  )
}
