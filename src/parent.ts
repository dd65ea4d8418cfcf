/** The server could not start, and reports why; `isFinal` where another try would fail in the same way. */
export interface StartFailure {
  type: 'start-failed'
  isFinal: boolean
}

/** The messages from the server to the parent process of `npm start`. */
export type ToParent = { type: 'ready' } | StartFailure

/** Sends a message to the parent process, if there is one; resolves when it is sent. */
export function tellParent(message: ToParent): Promise<void> {
  return new Promise((resolve) => {
    if (process.send && process.connected) process.send(message, () => resolve())
    else resolve()
  })
}

/** Calls back when the parent process has ended; never where there was none. */
export function onParentGone(call: () => void): void {
  process.once('disconnect', call)
}
