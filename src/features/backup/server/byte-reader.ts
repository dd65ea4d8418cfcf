/** Reads a given number of bytes at a time from a stream of chunks of any length. */
export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>
  #buffered = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next bytes, or null where fewer are left; those stay for `rest`. */
  async take(count: number): Promise<Buffer | null> {
    const pieces = [this.#buffered]
    let length = this.#buffered.length
    while (length < count) {
      const { value, done } = await this.#source.next()
      if (done) {
        this.#buffered = Buffer.concat(pieces)
        return null
      }
      pieces.push(Buffer.from(value))
      length += value.length
    }
    const all = Buffer.concat(pieces)
    this.#buffered = all.subarray(count)
    return all.subarray(0, count)
  }

  /** All bytes that have not been read. */
  async *rest(): AsyncGenerator<Buffer> {
    if (this.#buffered.length > 0) yield this.#buffered
    for (;;) {
      const { value, done } = await this.#source.next()
      if (done) return
      yield Buffer.from(value)
    }
  }
}
