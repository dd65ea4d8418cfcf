import { deviceKeyCookie } from '../../../../domain/people/device-worker.ts'
import { keyFrom } from './seal.ts'

/** The key of what this device stores for the staff member who is signed in; null where the server has given none, or taken it away. */
export async function readDeviceKey(): Promise<CryptoKey | null> {
  const text = 'cookieStore' in globalThis ? (await cookieStore.get(deviceKeyCookie))?.value : inDocument()
  return text ? keyFrom(text) : null
}

/** For older browsers, whose workers cannot read a cookie. */
function inDocument(): string | undefined {
  if (!('document' in globalThis)) return
  const start = `${deviceKeyCookie}=`
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
}
