import { Decrypter, Encrypter } from 'age-encryption'
import { UnreadableBackup } from './unreadable-backup.ts'

/** The first line of every file in the age format, version 1 (age-encryption.org/v1). */
export const AGE_HEADER = Buffer.from('age-encryption.org/v1\n')

/** scrypt takes 2^18 rounds and 256 MiB: what the `age` program takes too. */
const WORK_FACTOR = 18

/** Encrypts a stream with a passphrase in the age format, 64 KiB at a time. */
export async function* encryptAge(
  plain: AsyncIterable<Uint8Array>,
  passphrase: string,
  workFactor = WORK_FACTOR,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(workFactor)
  yield* fromWebStream(await encrypter.encrypt(toWebStream(plain)))
}

/**
 * The stream that was encrypted. Each piece is authenticated before it is given; that none is missing at the end is
 * known at the end.
 * @throws UnreadableBackup for a wrong passphrase, and for a file that is not whole.
 */
export async function* decryptAge(
  encrypted: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const plain = await decrypter.decrypt(toWebStream(encrypted)).catch((cause: unknown) => {
    throw new UnreadableBackup('The passphrase is wrong, or the backup is damaged.', { cause })
  })
  try {
    yield* fromWebStream(plain)
  } catch (cause) {
    throw new UnreadableBackup('The backup is damaged or cut off: it is not what was written.', { cause })
  }
}

/** Async iterables as web streams and back. The types of Node's own conversions do not fit those of the browser's streams. */

function toWebStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

async function* fromWebStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // An error of the stream has been reported already.
    await reader.cancel().catch(() => undefined)
  }
}
