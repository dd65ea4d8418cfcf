/**
 * The text of a JSON value in pieces; any part of it may be a list whose items are made one at a time. An item of a streamed list is asked for only when what came before it has been
 * read, so that no more than one is in memory.
 */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  if (isStreamed(value)) {
    yield '['
    let separator = '\n'
    for await (const item of value) {
      yield separator
      yield* jsonPieces(item)
      separator = ',\n'
    }
    yield ']'
  } else if (isPlainObject(value)) {
    yield '{'
    let separator = '\n'
    for (const [name, part] of Object.entries(value)) {
      if (part === undefined) continue
      yield `${separator}${JSON.stringify(name)}: `
      yield* jsonPieces(part)
      separator = ',\n'
    }
    yield '}'
  } else yield JSON.stringify(value ?? null)
}

const isStreamed = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
