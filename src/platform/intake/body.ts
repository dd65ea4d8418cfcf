/** A rejected request body: the status of the answer, and why. */
export class BodyError extends Error {
  override name = 'BodyError'
  readonly status: 400 | 408 | 413 | 415
  constructor(status: 400 | 408 | 413 | 415, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** The minimum rate of a body. */
interface BodyPace {
  /** How long a client may pause in total, besides the time of its bytes at the minimum rate. */
  patienceMs: number
  slowestBytesPerSecond: number
}

/** At this rate a phone on a bad connection sends a photo of 10 MB in ten minutes; no person waits longer. */
const usualPace: BodyPace = { patienceMs: 20_000, slowestBytesPerSecond: 16 * 1024 }

/**
 * The bytes of a request body as they come. Everything that reads a body reads it here. A caller that stops reading
 * early releases the body.
 * @throws BodyError where it is longer than `maxBytes`, comes too slowly, or breaks off.
 */
export async function* bodyChunks(
  request: Request,
  maxBytes: number,
  { patienceMs, slowestBytesPerSecond }: BodyPace = usualPace,
): AsyncGenerator<Uint8Array, void> {
  const tooLarge = () => new BodyError(413, 'The body is too large.')
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const reader = request.body?.getReader()
  if (!reader) return
  let bytes = 0
  // Only the time that the client takes counts, not that of our disk or decoder.
  let waitedMs = 0
  try {
    for (;;) {
      const since = performance.now()
      const allowedMs = patienceMs + (bytes / slowestBytesPerSecond) * 1000
      const { done, value } = await inTime(reader.read(), allowedMs - waitedMs)
      waitedMs += performance.now() - since
      if (done) return
      bytes += value.length
      if (bytes > maxBytes) throw tooLarge()
      yield value
    }
  } catch (error) {
    throw error instanceof BodyError
      ? error
      : new BodyError(400, 'The body ended too soon.', { cause: error })
  } finally {
    // An aborted body throws again when it is released.
    reader.cancel().catch(() => undefined)
  }
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new BodyError(408, 'The body arrives too slowly.')), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A whole body.
 * @throws BodyError as `bodyChunks` does.
 */
export async function readBytes(request: Request, maxBytes: number, pace = usualPace): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bodyChunks(request, maxBytes, pace)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * A whole body as text.
 * @throws BodyError as `bodyChunks` does.
 */
export async function readBodyText(request: Request, maxBytes: number): Promise<string> {
  return (await readBytes(request, maxBytes)).toString()
}

/**
 * The JSON object in a text; an empty text is an empty object.
 * @throws BodyError where it is none.
 */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const body = JSON.parse(text || '{}')
    if (body !== null && typeof body === 'object' && !Array.isArray(body)) return body
  } catch {
    // Thrown below, as for any other text that is not an object.
  }
  throw new BodyError(400, 'The body is not a JSON object.')
}
