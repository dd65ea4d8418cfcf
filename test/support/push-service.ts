import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { localServer } from './local-server.ts'

/** A message as a device has received it. */
interface ReceivedPush {
  message: unknown
  headers: IncomingHttpHeaders
  /** What the sender has signed. */
  claims: { aud: string; exp: number; sub: string }
}

/** A push service on loopback, and a device of it: it checks the signature of a message (VAPID) and decrypts it. */
export async function pushService() {
  const device = createECDH('prime256v1')
  device.generateKeys()
  const auth = randomBytes(16)
  const received: ReceivedPush[] = []
  let status = 201
  const server = await localServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      if (status < 300)
        received.push({
          message: JSON.parse(decrypt(Buffer.concat(chunks))),
          headers: request.headers,
          claims: verifiedClaims(request.headers.authorization ?? ''),
        })
      response.writeHead(status).end()
    })
  })

  /** RFC 8291 from the side of the device. */
  function decrypt(body: Buffer): string {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
    const senderPublic = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const derive = (key: Buffer, from: Buffer, info: Buffer, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, from, info, bytes))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), senderPublic])
    const inputKey = derive(device.computeSecret(senderPublic), auth, info, 32)
    const key = derive(inputKey, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(inputKey, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    if (opened.at(-1) !== 2) throw new Error('The record has no end')
    return opened.subarray(0, -1).toString()
  }

  return {
    host: server.host,
    received,
    asked: server.asked,
    /** The subscription that the browser of the device would give. */
    subscription: (name = 'enhet') => ({
      endpoint: `${server.url}/push/${name}`,
      p256dh: device.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    }),
    /** Answers with this status from now on. */
    answer(next: number) {
      status = next
    },
    close: server.close,
  }
}

/** The claims of an authorization, whose signature must be that of its key. */
function verifiedClaims(authorization: string): ReceivedPush['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature is not that of the key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
