/**
 * Returns a function that runs tasks in the order in which they come: a task begins when the one before has ended, or
 * has taken `atMostMs`.
 */
export function serialQueue(atMostMs: number): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<void> = Promise.resolve()
  return async (task) => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    const timer = setTimeout(resolve, atMostMs)
    try {
      return await task()
    } finally {
      clearTimeout(timer)
      resolve()
    }
  }
}
