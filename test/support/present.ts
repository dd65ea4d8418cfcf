/** A value that a test relies on; without it the test stops here. */
export function present<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`A value that the test needs is ${value}`)
  return value
}
