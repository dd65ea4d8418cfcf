/** What stands before the sealed bytes: the number that is used once. */
const NONCE_BYTES = 12

/** Makes a key of its text, as the server gives it. Scripts can use it, and not read it. */
export function keyFrom(base64url: string): Promise<CryptoKey> {
  const bytes = bytesOf(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Seals what is stored on the device. `place` is where it lies: it cannot be opened in the place of something else. */
export async function seal(
  key: CryptoKey,
  place: string,
  open: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const how = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, key, open))
  const stored = new Uint8Array(NONCE_BYTES + sealed.length)
  stored.set(iv)
  stored.set(sealed, NONCE_BYTES)
  return stored
}

/** What was sealed; null with another key, in another place, and for what is not sealed. */
export async function unseal(
  key: CryptoKey,
  place: string,
  stored: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const iv = stored.subarray(0, NONCE_BYTES)
  const how = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) }
  return crypto.subtle.decrypt(how, key, stored.subarray(NONCE_BYTES)).then(
    (open) => new Uint8Array(open),
    () => null,
  )
}

export async function sealText(key: CryptoKey, place: string, text: string): Promise<string> {
  let signs = ''
  for (const byte of await seal(key, place, new TextEncoder().encode(text)))
    signs += String.fromCharCode(byte)
  return btoa(signs)
}

export async function unsealText(key: CryptoKey, place: string, stored: string): Promise<string | null> {
  const open = await unseal(key, place, bytesOf(stored))
  return open && new TextDecoder().decode(open)
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
