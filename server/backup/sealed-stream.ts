import { argon2, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

const MAGIC = Buffer.from('HUSVAER-BACKUP-1\n')
const SALT_BYTES = 16
const CHUNK_BYTES = 256 * 1024
/** Flag, length, authentication tag. */
const HEAD_BYTES = 1 + 4 + 16

/** A backup that cannot be read. Its message says why, in a sentence. */
export class UnreadableBackup extends Error {
  override name = 'UnreadableBackup'
}

/**
 * Encrypts a stream with a passphrase: AES-256-GCM in chunks, each bound to its place and the last to being
 * the last, under a key that Argon2id makes of the passphrase and a salt of this file's own. Nothing can be
 * changed, left out, put elsewhere or cut off without being noticed.
 */
export async function* sealStream(
  plain: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(passphrase, salt)
  yield Buffer.concat([MAGIC, salt])
  let place = 0
  let held = Buffer.alloc(0)
  for await (const piece of plain) {
    held = Buffer.concat([held, piece])
    while (held.length > CHUNK_BYTES) {
      yield sealChunk(key, place, false, held.subarray(0, CHUNK_BYTES))
      place += 1
      held = held.subarray(CHUNK_BYTES)
    }
  }
  yield sealChunk(key, place, true, held)
}

/**
 * The stream that was encrypted.
 * @throws UnreadableBackup for a wrong passphrase, and for a file that is not whole.
 */
export async function* unsealStream(
  sealed: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const source = new Pieces(sealed)
  const magic = await source.take(MAGIC.length)
  if (!magic?.equals(MAGIC)) throw new UnreadableBackup('The file is no backup of Husvær.')
  const salt = await source.take(SALT_BYTES)
  if (!salt) throw new UnreadableBackup('The backup is cut off.')
  const key = await keyOf(passphrase, salt)
  for (let place = 0; ; place += 1) {
    const head = await source.take(HEAD_BYTES)
    if (!head) throw new UnreadableBackup('The backup is cut off.')
    const isLast = head[0] === 1
    const length = head.readUInt32BE(1)
    const text = length <= CHUNK_BYTES ? await source.take(length) : null
    if (!text) throw new UnreadableBackup('The backup is cut off.')
    yield openChunk(key, place, isLast, head.subarray(5), text)
    if (isLast) break
  }
  if (await source.take(1)) throw new UnreadableBackup('The backup has something after its end.')
}

function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return derive('argon2id', {
    message: passphrase,
    nonce: salt,
    memory: 64 * 1024,
    passes: 3,
    parallelism: 1,
    tagLength: 32,
  })
}

/** The key is this file's alone, and so the place in it may be the nonce. */
function nonceOf(place: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(place), 4)
  return nonce
}

const flagOf = (isLast: boolean) => Buffer.from([isLast ? 1 : 0])

function sealChunk(key: Buffer, place: number, isLast: boolean, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(flagOf(isLast))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return Buffer.concat([flagOf(isLast), length, cipher.getAuthTag(), text])
}

function openChunk(key: Buffer, place: number, isLast: boolean, tag: Buffer, text: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place), { authTagLength: 16 })
      .setAAD(flagOf(isLast))
      .setAuthTag(tag)
    return Buffer.concat([decipher.update(text), decipher.final()])
  } catch (error) {
    const message =
      place === 0
        ? 'The passphrase is wrong, or the backup is damaged.'
        : 'The backup is damaged: it is not what was written.'
    throw new UnreadableBackup(message, { cause: error })
  }
}

/** Takes so many bytes at a time from a stream of pieces of any length. */
export class Pieces {
  readonly #source: AsyncIterator<Uint8Array>
  #held = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next bytes, or null where there are not as many. */
  async take(count: number): Promise<Buffer | null> {
    const pieces = [this.#held]
    let length = this.#held.length
    while (length < count) {
      const { value, done } = await this.#source.next()
      if (done) {
        this.#held = Buffer.concat(pieces)
        return null
      }
      pieces.push(Buffer.from(value))
      length += value.length
    }
    const all = Buffer.concat(pieces)
    this.#held = all.subarray(count)
    return all.subarray(0, count)
  }
}
