import { seal, unseal } from './seal.ts'

/** Of the bytes as they were sent; a browser stores them unpacked. */
const notKept = ['content-encoding', 'content-length', 'transfer-encoding']

/** The address under which an answer is stored: that of a photo opens it. */
export async function sealedPlaceOf(path: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path))
  return `/${[...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** An answer that is noise without the key, its headers too, besides when it was given. */
export async function sealedAnswer(key: CryptoKey, path: string, answer: Response): Promise<Response> {
  const headers = [...answer.headers].filter(([name]) => !notKept.includes(name))
  const bytes = new Uint8Array(
    await new Blob([JSON.stringify(headers), '\n', await answer.blob()]).arrayBuffer(),
  )
  const date = answer.headers.get('Date') ?? ''
  return new Response(await seal(key, path, bytes), {
    headers: { Date: date, 'Content-Type': 'application/octet-stream' },
  })
}

/** The answer that was sealed; null with another key. */
export async function openedAnswer(key: CryptoKey, path: string, stored: Response): Promise<Response | null> {
  const bytes = await unseal(key, path, new Uint8Array(await stored.arrayBuffer()))
  if (!bytes) return null
  const end = bytes.indexOf(NEWLINE)
  const headers: [string, string][] = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))
  return new Response(bytes.subarray(end + 1), { headers })
}

const NEWLINE = 10
