/** The server could not start, and has said why; `isFinal` where it would say the same again. */
export interface StartFailed {
  type: 'start-failed'
  isFinal: boolean
}

/** What the server tells the parent process that `npm start` runs it in. */
export type ToParent = { type: 'ready' } | StartFailed

/** Tells the parent process, where there is one; done when the message is out. */
export function tellParent(message: ToParent): Promise<void> {
  return new Promise((resolve) => {
    if (process.send && process.connected) process.send(message, () => resolve())
    else resolve()
  })
}

/** Calls back when the parent process has gone; never where there has been none. */
export function onParentGone(call: () => void): void {
  process.once('disconnect', call)
}
