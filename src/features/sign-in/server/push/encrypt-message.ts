import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a device, as its browser gives them: unpadded base64url. */
interface DeviceKeys {
  /** Its public key on P-256, uncompressed. */
  p256dh: string
  auth: string
}

/** What is random in an encryption; given by the test vector of RFC 8291 only. */
interface Randomness {
  /** The private key of a key pair that is used once. */
  privateKey: Buffer
  salt: Buffer
}

/** One record holds the whole message. */
const RECORD_BYTES = 4096

/** Encrypts a message for a device (RFC 8291), as the body of a request with `Content-Encoding: aes128gcm` (RFC 8188). */
export function encryptMessage(text: string, { p256dh, auth }: DeviceKeys, random = newRandomness()): Buffer {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(random.privateKey)
  const devicePublic = Buffer.from(p256dh, 'base64url')
  const senderPublic = sender.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), devicePublic, senderPublic])
  const inputKey = derive(sender.computeSecret(devicePublic), Buffer.from(auth, 'base64url'), info, 32)
  const contentKey = derive(inputKey, random.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(inputKey, random.salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const head = Buffer.alloc(21)
  random.salt.copy(head)
  head.writeUInt32BE(RECORD_BYTES, 16)
  head.writeUInt8(senderPublic.length, 20)
  // 2 marks the end of the last record.
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Buffer.of(2)), cipher.final()])
  return Buffer.concat([head, senderPublic, sealed, cipher.getAuthTag()])
}

/** Whether messages can be encrypted for a device: its public key is a point on the curve. */
export function canEncryptFor(keys: DeviceKeys): boolean {
  try {
    encryptMessage('', keys)
    return true
  } catch {
    return false
  }
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

function newRandomness(): Randomness {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(16) }
}
