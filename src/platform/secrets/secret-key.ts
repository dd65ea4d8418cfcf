import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../base/config.ts'

/** The purposes of derived keys; a key for one purpose is of no use for another. */
type Purpose =
  | 'case-token'
  | 'photo-link'
  | 'case-list'
  | 'email-code'
  | 'wrap-keys'
  | 'key-check'
  | 'sender-content'
  | 'staff-sessions'
  | 'staff-invitation'
  | 'staff-device'
  | 'device-key'
  | 'case-mail'
  | 'erased-address'
  | 'answered-action'
  | 'web-push'

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
  // Deriving a key takes longer than signing with it, and a form signs several times.
  const keys = new Map<Purpose, KeyObject>()
  const keyFor = (purpose: Purpose) => {
    const key = keys.get(purpose) ?? createSecretKey(derive(purpose))
    keys.set(purpose, key)
    return key
  }
  return {
    derive,
    sign: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest(),
  }
}

/** The text of SECRET_KEY; made where there is none. */
export async function readSecret(config: Config): Promise<string> {
  return (await findSecret(config)) ?? (await makeSecret(config))
}

/** SECRET_KEY, or the one that a first start has put into `DATA_DIR/keys`; null where there is neither. */
export async function findSecret(config: Config): Promise<string | null> {
  return config.SECRET_KEY ?? (await readSecretFile(config))
}

/** Where a SECRET_KEY comes from, for an operator to read. */
export function secretSource(config: Config): string {
  return config.SECRET_KEY ? 'SECRET_KEY' : secretFile(config)
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
  const file = secretFile(config)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // Replaced whole: a full disk leaves the one from before.
  const made = `${file}.${process.pid}`
  await writeFile(made, secret, { mode: 0o600 })
  await rename(made, file)
}

function secretFile(config: Config): string {
  return join(config.DATA_DIR, 'keys', 'secret-key')
}

async function readSecretFile(config: Config): Promise<string | null> {
  const text = await readFile(secretFile(config), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new Error(`The file ${secretFile(config)} cannot be read.`, { cause: error })
  })
  return text.trim() || null
}

/** Makes a SECRET_KEY in `DATA_DIR/keys`; gives it, or the one that another process made meanwhile. */
export async function makeSecret(config: Config): Promise<string> {
  const file = secretFile(config)
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  // Written whole and then given its name: of two starts at once, one makes the key and both read it.
  const made = `${file}.${process.pid}`
  await writeFile(made, randomBytes(32).toString('base64url'), { mode: 0o600 })
  await link(made, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(made)
  const secret = await readSecretFile(config)
  if (!secret) throw new Error(`The file ${file} is empty. Put SECRET_KEY into it, or remove it.`)
  return secret
}
