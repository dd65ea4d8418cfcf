import { dataOfPage, hasData, pageOfData } from './data-address.ts'
import { findPage } from './page-policy.ts'

/** What a request target (RFC 9112 §3.2) is: ready to be answered, another spelling of one that is, or nothing. */
export type RequestTarget =
  | { state: 'canonical'; target: string }
  | { state: 'moved'; location: string }
  | { state: 'missing' | 'unreadable' | 'too-long' }

/** Longer URLs get 414. */
const MAX_URL_LENGTH = 4096

/** Matches most requests: targets that have no second spelling. */
const plain = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?(?:\?[!$-~]*)?$/

const controlCharacter = /%(?:[01][0-9a-f]|7f)/i

/**
 * Gives a request target its one spelling, before anything is decided by it: every policy, every cache and every
 * router after this sees the same path. Normalised as RFC 3986 §6.2.2 says, and pages in the case of their table.
 */
export function readRequestTarget(raw: string): RequestTarget {
  if (raw.length > MAX_URL_LENGTH) return { state: 'too-long' }
  const target = raw.startsWith('/') ? raw : originForm(raw)
  if (target === null || target.includes('#') || /%00/.test(target)) return { state: 'unreadable' }
  if (plain.test(target)) return { state: 'canonical', target }
  const queryAt = target.indexOf('?')
  const path = queryAt < 0 ? target : target.slice(0, queryAt)
  const query = queryAt < 0 ? '' : target.slice(queryAt)
  // Decoders differ on what is no URI (RFC 3986 §2), and a backslash is a slash to some of them.
  if (/[^!-~]/.test(path) || decode(path) === null) return { state: 'unreadable' }
  const segments = path.split('/').slice(1).map(normalizeEscapes)
  if (segments.some(isAmbiguous)) return { state: 'missing' }
  const joined = `/${segments.filter((segment) => segment !== '').join('/')}`
  const canonical = inCaseOfPage(withoutPunctuation(joined))
  if (canonical === null) return { state: 'missing' }
  return canonical === path ? { state: 'canonical', target } : { state: 'moved', location: canonical + query }
}

/** A proxy may ask in the absolute form (RFC 9112 §3.2.2); the authority in it decides nothing here. */
function originForm(raw: string): string | null {
  const [whole, rest = ''] = /^https?:\/\/[^/?#]*(.*)$/i.exec(raw) ?? []
  if (whole === undefined) return null
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Null for what cannot be decoded. The value is used: a bundler takes out a call whose result is not, with what it throws. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Decodes what needs no escape, and writes other escapes in upper case. */
function normalizeEscapes(segment: string): string {
  return segment.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return /[A-Za-z0-9._~-]/.test(character) ? character : escaped.toUpperCase()
  })
}

/** A segment that some decoders read as several segments, or as `..`. */
function isAmbiguous(segment: string): boolean {
  return (
    segment === '.' ||
    segment === '..' ||
    segment.includes('\\') ||
    /%(?:2F|5C)/.test(segment) ||
    controlCharacter.test(segment)
  )
}

/**
 * The path of a page without what stood after its link in a text: a full stop, a bracket, a quotation mark, a space.
 * Mail programs often take them for a part of the address.
 */
function withoutPunctuation(path: string): string {
  const start = path.lastIndexOf('/') + 1
  const [name = ''] = /^[\w.-]*[\w-]/.exec(path.slice(start)) ?? []
  const page = path.slice(0, start) + name
  const rest = decode(path.slice(page.length)) ?? ''
  return rest !== '' && !/[\p{L}\p{N}]/u.test(rest) && findPage(page) ? page : path
}

/** The path in the case that its page has; null for the data of a page that is asked for with its page alone. */
function inCaseOfPage(path: string): string | null {
  const page = pageOfData(path)
  if (page === null) return findPage(path)?.path ?? path
  const canonical = findPage(page)?.path ?? page
  return hasData(canonical) && !canonical.endsWith('/_') ? dataOfPage(canonical) : null
}
