import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** What a derived key is for; a key for one thing opens nothing else. */
type Purpose =
  | 'case-token'
  | 'photo-link'
  | 'case-list'
  | 'email-code'
  | 'wrap-keys'
  | 'sender-content'
  | 'staff-sessions'
  | 'staff-invitation'
  | 'case-mail'
  | 'erased-address'

/** The site's one secret, from which every other is derived. */
export interface SecretKey {
  /** 32 bytes for a purpose. */
  derive(purpose: Purpose): Buffer
  /** HMAC-SHA-256 of a text under the key for a purpose. */
  sign(purpose: Purpose, text: string): Buffer
}

export function secretKeyFrom(secret: string): SecretKey {
  const derive = (purpose: Purpose) =>
    Buffer.from(hkdfSync('sha256', secret, 'husvaer', `husvaer ${purpose}`, 32))
  return {
    derive,
    sign: (purpose, text) => createHmac('sha256', derive(purpose)).update(text).digest(),
  }
}

/** SECRET_KEY, or the one that was made on the first start and lies in `DATA_DIR/keys`. */
export async function openSecretKey(config: Config): Promise<SecretKey> {
  return secretKeyFrom(await readSecret(config))
}

/** The text of SECRET_KEY; for a backup, and nothing else. */
export async function readSecret(config: Config): Promise<string> {
  return config.SECRET_KEY ?? (await readOrMake(join(config.DATA_DIR, 'keys')))
}

/**
 * Whether a restored SECRET_KEY can be kept here.
 * @throws Error where the environment sets another one.
 */
export function refuseOtherSecret(config: Config, secret: string): void {
  if (config.SECRET_KEY && config.SECRET_KEY !== secret) {
    throw new Error(
      'SECRET_KEY is another one than the backup was made with. Leave it unset, or set it to that one.',
    )
  }
}

/** Puts a restored SECRET_KEY in the place of the one that was made here, unless the environment sets it. */
export async function keepSecret(config: Config, secret: string): Promise<void> {
  if (config.SECRET_KEY) return
  const folder = join(config.DATA_DIR, 'keys')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, 'secret-key'), secret, { mode: 0o600 })
}

async function readOrMake(folder: string): Promise<string> {
  const file = join(folder, 'secret-key')
  const read = () => readFile(file, 'utf8').then((text) => text.trim())
  const known = await read().catch(() => null)
  if (known) return known
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  // Written whole and then given its name: of two starts at once, one makes the key and both read it.
  const made = `${file}.${process.pid}`
  await writeFile(made, randomBytes(32).toString('base64url'), { mode: 0o600 })
  await link(made, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(made)
  return read()
}
