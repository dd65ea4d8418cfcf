import { copyHeader } from '../../../../domain/people/device-worker.ts'
import { readDeviceKey } from './device-key.ts'
import { seal, unseal } from './seal.ts'

/** The page that can be read without contact. */
export const copiedPage = '/saker/i-dag'

/** The copy is deleted after a working day. */
const COPY_HOURS = 12

const prefix = 'forseglet-'

/** Of copies that an earlier version of the site left readable. They are only deleted. */
const readablePrefix = 'i-dag-'

/** The cache with the copy of one staff member. */
const cacheOf = (staffId: string) => prefix + staffId

/** Whose copy the device has; null where it has none, or where it cannot be told whose it is. */
export async function ownerOfCopy(): Promise<string | null> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const [name] = names
  return names.length === 1 && name ? name.slice(prefix.length) : null
}

/** Stores the page as a staff member sees it now, with its photos, in place of what was stored before. */
export async function storeCopy(staffId: string): Promise<boolean> {
  // Opened before the page is asked for: a cache that is deleted in the meantime, at sign-out, is not made anew.
  const cache = await caches.open(cacheOf(staffId))
  const page = await fetch(copiedPage, { headers: { [copyHeader]: '1' }, redirect: 'manual' })
  if (!page.ok) return false
  const html = await page.clone().text()
  // Read after the page was: the server gives the key to whom it shows the page.
  const key = await readDeviceKey()
  // In the meantime another person may have signed in: the page names who it is for.
  if (!key || !html.includes(staffId)) {
    await caches.delete(cacheOf(staffId))
    return false
  }
  await deleteCopies({ except: staffId })
  const store = async (path: string, answer: Response) =>
    cache.put(await sealedPlaceOf(path), await sealedAnswer(key, path, answer))
  await store(copiedPage, page)
  const photos = photosOf(html)
  await Promise.allSettled(
    photos.map(async (src) => {
      const photo = await fetch(src)
      if (photo.ok) await store(src, photo)
    }),
  )
  await keepOnly(cache, [copiedPage, ...photos])
  return true
}

async function keepOnly(cache: Cache, paths: readonly string[]): Promise<void> {
  const places = await Promise.all(paths.map(sealedPlaceOf))
  const kept = new Set(places.map((place) => new URL(place, location.origin).href))
  const old = (await cache.keys()).filter(({ url }) => !kept.has(url))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** The copy of the page; null where there is none, where it is too old, and where its owner is not signed in. */
export async function readCopy(now: number): Promise<Response | null> {
  const owner = await ownerOfCopy()
  if (owner === null) return null
  const page = await (await caches.open(cacheOf(owner))).match(await sealedPlaceOf(copiedPage))
  const storedAt = Date.parse(page?.headers.get('Date') ?? '')
  if (page && now - storedAt < COPY_HOURS * 3_600_000) return openWithKey(copiedPage, page)
  await deleteCopies()
  return null
}

/** A photo of the copy; null as the page. */
export async function readPhoto(path: string): Promise<Response | null> {
  const stored = await caches.match(await sealedPlaceOf(path))
  return stored ? openWithKey(path, stored) : null
}

async function openWithKey(path: string, stored: Response): Promise<Response | null> {
  const key = await readDeviceKey()
  return key && openedAnswer(key, path, stored)
}

/** Deletes what the device has stored of cases, of all staff members or of all but one. */
export async function deleteCopies({ except }: { except?: string } = {}): Promise<void> {
  const copies = (await caches.keys()).filter((name) =>
    [prefix, readablePrefix].some((each) => name.startsWith(each)),
  )
  const others = copies.filter((name) => name !== (except && cacheOf(except)))
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** The addresses of the photos of cases in the page's HTML. */
function photosOf(html: string): string[] {
  return [...html.matchAll(/<img[^>]* src="(\/vedlegg\/[^"]+)"/g)].flatMap(([, src]) =>
    src ? [src.replaceAll('&amp;', '&')] : [],
  )
}

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
