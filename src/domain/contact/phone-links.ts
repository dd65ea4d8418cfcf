/** A piece of a text: words, or a telephone number and the address that calls it. */
interface TextPiece {
  text: string
  href: string | null
  /** Where in the text it begins. */
  start: number
}

/** Numbers as we write them: «33 00 00 00», «912 34 567», police «02800», and the three emergency numbers. */
const phones =
  /(^|[^\d-])(\+47\s?\d{8}|(?:\+47\s)?(?:\d{2}(?:\s\d{2}){3}|\d{3}\s\d{2}\s\d{3})|0\d{4}|11[023])(?![\d-])/g

const SEPARATOR = '[\\s.\\-\\u2010-\\u2015]?'
const date = '(?!\\d{1,2}[.-]\\d{1,2}[.-]\\d{2,4}(?![.\\d-]))'

/** A way of writing a number, and what may not stand before it. Look-behinds would do, but Safari 16 has none. */
interface Notation {
  pattern: RegExp
  notAfter: RegExp
}

const foreign = [
  `\\(?(?:\\+|00)47\\)?${SEPARATOR}[2-9](?:${SEPARATOR}\\d){7}(?!${SEPARATOR}\\d)`,
  '\\(?(?:\\+|00)47\\)?\\s?[2-9]\\d{7}(?!\\d)',
  '47\\s?[2-9]\\d{7}(?!\\d)',
  `47\\s[2-9]\\d(?:\\s\\d{2}){3}(?!${SEPARATOR}\\d)`,
  '(?:\\+|00)(?!47)[1-9]\\d{7,13}(?!\\d)',
  `(?:\\+|00)(?!47)[1-9](?:${SEPARATOR}(?:\\(0\\)${SEPARATOR})?\\d){7,13}(?!${SEPARATOR}\\d)`,
].join('|')

/** Numbers as people type them among other words: Norwegian ones in any groups, and foreign ones with their + or 00. */
const notations: readonly Notation[] = [
  { pattern: new RegExp(foreign, 'y'), notAfter: /[\d+]$/ },
  {
    pattern: new RegExp(`${date}(?:[2-9]\\d{7}(?!\\d)|[2-9]\\d{2}\\s\\d{2}\\s\\d{3}(?!\\d))`, 'y'),
    notAfter: /\d$/,
  },
  // In any other groups, but not as a part of more digits, such as an organisation number.
  {
    pattern: new RegExp(`${date}[2-9](?:${SEPARATOR}\\d){7}(?!${SEPARATOR}\\d)`, 'y'),
    notAfter: new RegExp(`\\d${SEPARATOR}$`),
  },
]

interface FoundPhone {
  phone: string
  index: number
}

function findTypedPhones(text: string): FoundPhone[] {
  const found: FoundPhone[] = []
  for (let index = 0; index < text.length; ) {
    const phone = phoneAt(text, index)
    if (phone) found.push({ phone, index })
    index += phone?.length ?? 1
  }
  return found
}

function phoneAt(text: string, index: number): string | undefined {
  const before = text.slice(Math.max(0, index - 2), index)
  for (const { pattern, notAfter } of notations) {
    if (notAfter.test(before)) continue
    pattern.lastIndex = index
    const [phone] = pattern.exec(text) ?? []
    if (phone) return phone
  }
  return undefined
}

/** What stands by itself may also be short, such as 110 or 02800, or a foreign number without its country. */
const alone = /^(?:\d{3,6}|0[\d\s.-]{6,16})$/

/**
 * The address that calls the telephone number in a text. Undefined where there is none, or several: a link that calls
 * another number than the one that is meant is worse than none.
 */
export function telHref(text: string): string | undefined {
  const found = [...new Set(findTypedPhones(text).map(({ phone }) => hrefOf(phone)))]
  if (found.length === 0 && alone.test(text.trim())) return hrefOf(text)
  return found.length === 1 ? found[0] : undefined
}

/** Short numbers are not dialled with a country code. */
function hrefOf(phone: string): string {
  const digits = phone
    .replaceAll('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00(?=\d{8,})/, '+')
  const national = digits.replace(/^(?:\+?47)(?=\d{8}$)/, '')
  return national.length === 8 ? `tel:+47${national}` : `tel:${digits}`
}

/** The pieces of a text of ours, in its order: its telephone numbers, and what stands between them. */
export function splitPhones(text: string): TextPiece[] {
  const found = [...text.matchAll(phones)].map(({ 1: before = '', 2: phone = '', index }) => ({
    phone,
    index: index + before.length,
  }))
  return split(text, found)
}

/** The pieces of what a person typed as their telephone number: there may be several in it, or a note beside one. */
export function splitTypedPhones(text: string): TextPiece[] {
  const pieces = split(text, findTypedPhones(text))
  const [only] = pieces
  return pieces.length === 1 && only ? [{ ...only, href: telHref(text) ?? null }] : pieces
}

function split(text: string, found: readonly FoundPhone[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { phone, index } of found) {
    if (index > end) pieces.push({ text: text.slice(end, index), href: null, start: end })
    pieces.push({ text: phone, href: hrefOf(phone), start: index })
    end = index + phone.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null, start: end })
  return pieces
}

/** The address that opens a text message with its words; undefined where `phone` holds no number, or several. */
export function smsHref(phone: string, text: string): string | undefined {
  return telHref(phone)?.replace('tel:', 'sms:').concat('?body=', encodeURIComponent(text))
}
