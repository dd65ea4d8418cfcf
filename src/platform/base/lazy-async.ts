/** What is opened with its first use. */
interface LazyAsync<T> {
  /** Opens it, or gives what was opened before. A failure is tried again by the next call. */
  open(): Promise<T>
  /** Null until it has been opened. */
  readonly opened: T | null
}

/** Puts off opening what is large, or needs a large package, until it is used. */
export function lazyAsync<T>(open: () => Promise<T>): LazyAsync<T> {
  let opening: Promise<T> | null = null
  let opened: T | null = null
  return {
    open() {
      opening ??= open().then(
        (value) => {
          opened = value
          return value
        },
        (error) => {
          opening = null
          throw error
        },
      )
      return opening
    },
    get opened() {
      return opened
    },
  }
}
