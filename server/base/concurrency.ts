export interface Limit {
  /** Runs work when there is room for it; what waits is run in the order in which it came. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** How much is running right now. */
  running(): number
  /** How much has ended since the limit was made. */
  done(): number
}

/** Lets at most `atOnce` pieces of work run at the same time. */
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
        // The place goes straight to the next in line, so that nothing slips in between.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
    running: () => running,
    done: () => done,
  }
}
