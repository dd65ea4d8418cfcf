import { AGE_HEADER, decryptAge } from './age-container.ts'
import { ByteReader } from './byte-reader.ts'
import { decryptLegacy, LEGACY_HEADER } from './legacy-container.ts'
import { UnreadableBackup } from './unreadable-backup.ts'

/**
 * Decrypts a backup, of today's format or the one before it.
 * @throws UnreadableBackup for a wrong passphrase, and for a file that is not whole.
 */
export async function* decryptBackup(
  encrypted: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const source = new ByteReader(encrypted)
  const start = await source.take(LEGACY_HEADER.length)
  if (start?.equals(LEGACY_HEADER)) yield* decryptLegacy(source, passphrase)
  else if (start?.equals(AGE_HEADER.subarray(0, start.length)))
    yield* decryptAge(prepend(start, source.rest()), passphrase)
  else throw new UnreadableBackup('The file is not a backup of Husvær.')
}

async function* prepend(start: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield start
  yield* rest
}
