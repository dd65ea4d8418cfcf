import type { Storage } from '../storage/storage.ts'

type Body = ReadableStream<Uint8Array<ArrayBuffer>>

/**
 * Pieces as the body of an answer: made as fast as the client takes them, and no further once the client is gone. An
 * error closes the connection, so that the client sees that the answer is cut off.
 */
export function streamBody(pieces: AsyncIterable<string | Uint8Array>): Body {
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { value, done } = await iterator.next()
        if (done) controller.close()
        else
          controller.enqueue(
            typeof value === 'string' ? new TextEncoder().encode(value) : new Uint8Array(value),
          )
      },
      async cancel() {
        await iterator.return?.()
      },
    },
    // Nothing is made before it is asked for: an answer to HEAD asks for nothing, and would leave a file open.
    { highWaterMark: 0 },
  )
}

/** A stored file as the body of an answer, without all of it in memory; null where there is none. */
export async function streamFile(
  storage: Storage,
  path: string,
): Promise<{ body: Body; bytes: number } | null> {
  if (!(await storage.exists(path))) return null
  const { contentLength: bytes } = await storage.getMetaData(path)
  async function* content() {
    yield* await storage.getStream(path)
  }
  return { body: streamBody(content()), bytes }
}
