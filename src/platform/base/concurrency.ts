interface Limit {
  /** Runs work when a slot is free; waiting work runs in the order of arrival. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** The number of running tasks. */
  running(): number
  /** The number of finished tasks since the limit was made. */
  done(): number
}

/** Runs at most `atOnce` tasks at the same time. */
export function createLimit(atOnce: number): Limit {
  let running = 0
  let done = 0
  const waiting: (() => void)[] = []
  return {
    async run(work) {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        return await work()
      } finally {
        done += 1
        // The slot is passed directly to the next in line, so that a new task cannot take it.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
    running: () => running,
    done: () => done,
  }
}
