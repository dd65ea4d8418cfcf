/**
 * Gives what `work` gives, in time.
 * @throws Error after `ms`, once `giveUp` was called to end the work.
 */
export function withDeadline<T>(work: Promise<T>, ms: number, giveUp: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      giveUp()
      reject(new Error(`No answer within ${ms / 1000} s`))
    }, ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
