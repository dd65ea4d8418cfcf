import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createLimit } from '../../../platform/base/concurrency.ts'

/** Memory in KiB, and passes. `strong` is OWASP's larger setting for Argon2id; `weak` is for tests. */
const costs = { strong: { memory: 64 * 1024, passes: 3 }, weak: { memory: 8, passes: 1 } }

export type HashingCost = keyof typeof costs

const parallelism = 1

/** Each hash holds its 64 MiB while it is made: four at once. */
const hashing = createLimit(4)

const derive = promisify(argon2)

/** The hash of a password, with everything that is needed to check it. */
export async function hashPassword(password: string, hashingCost: HashingCost = 'strong'): Promise<string> {
  const cost = costs[hashingCost]
  const salt = randomBytes(16)
  const asked = { ...cost, parallelism, tagLength: 32, message: password, nonce: salt }
  const tag = await hashing.run(() => derive('argon2id', asked))
  return `argon2id$${cost.memory}$${cost.passes}$${salt.toString('base64url')}$${tag.toString('base64url')}`
}

/** Whether a hash was made of this password. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [name, memory, passes, salt, tag] = hash.split('$')
  if (name !== 'argon2id' || !memory || !passes || !salt || !tag) return false
  const right = Buffer.from(tag, 'base64url')
  const given = await hashing.run(() =>
    derive('argon2id', {
      parallelism,
      memory: Number(memory),
      passes: Number(passes),
      tagLength: right.length,
      message: password,
      nonce: Buffer.from(salt, 'base64url'),
    }),
  )
  return timingSafeEqual(given, right)
}

/** How many hashes are being made right now. */
export const hashesUnderWay = hashing.running

/** How many hashes this process has made. */
export const hashesMade = hashing.done
