import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts a text with AES-256-GCM. It can only be decrypted with the same `boundTo`: the name of its place. */
export function encrypt(key: Buffer, plain: Buffer, boundTo: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/**
 * Decrypts what `encrypt` gave.
 * @throws Error where it was changed, or encrypted with another key or for another place.
 */
export function decrypt(key: Buffer, sealed: Buffer, boundTo: string): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()])
}
