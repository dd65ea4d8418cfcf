import { argon2, createDecipheriv } from 'node:crypto'
import { promisify } from 'node:util'
import type { ByteReader } from './byte-reader.ts'
import { cutOff, UnreadableBackup } from './unreadable-backup.ts'

const derive = promisify(argon2)

/** The first line of a backup from before the age format. Such backups are read, and no longer written. */
export const LEGACY_HEADER = Buffer.from('HUSVAER-BACKUP-1\n')

const SALT_BYTES = 16
const MAX_CHUNK_BYTES = 256 * 1024
/** Flag, length, authentication tag. */
const CHUNK_HEAD_BYTES = 1 + 4 + 16

/**
 * Decrypts what follows the header: AES-256-GCM in chunks, each bound to its place and the last to being the last, under a
 * key that Argon2id makes of the passphrase and the file's own salt.
 * @throws UnreadableBackup for a wrong passphrase, and for a file that is not whole.
 */
export async function* decryptLegacy(source: ByteReader, passphrase: string): AsyncGenerator<Buffer> {
  const salt = await source.take(SALT_BYTES)
  if (!salt) throw cutOff()
  const key = await deriveKey(passphrase, salt)
  for (let place = 0; ; place += 1) {
    const head = await source.take(CHUNK_HEAD_BYTES)
    if (!head) throw cutOff()
    const isLast = head[0] === 1
    const length = head.readUInt32BE(1)
    const encrypted = length <= MAX_CHUNK_BYTES ? await source.take(length) : null
    if (!encrypted) throw cutOff()
    yield openChunk(key, place, isLast, head.subarray(5), encrypted)
    if (isLast) break
  }
  if (await source.take(1)) throw new UnreadableBackup('The backup has data after its end.')
}

function deriveKey(passphrase: string, salt: Buffer): Promise<Buffer> {
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

function openChunk(key: Buffer, place: number, isLast: boolean, tag: Buffer, encrypted: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place), { authTagLength: 16 })
      .setAAD(Buffer.from([isLast ? 1 : 0]))
      .setAuthTag(tag)
    return Buffer.concat([decipher.update(encrypted), decipher.final()])
  } catch (error) {
    const message =
      place === 0
        ? 'The passphrase is wrong, or the backup is damaged.'
        : 'The backup is damaged: it is not what was written.'
    throw new UnreadableBackup(message, { cause: error })
  }
}
