/** A piece of a text: words, or a telephone number and the address that calls it. */
export interface TextPiece {
  text: string
  href: string | null
  /** Where in the text it begins. */
  start: number
}

/** Numbers as we write them: «33 00 00 00», «912 34 567», police «02800», and the three emergency numbers. */
const phones =
  /(?<![\d-])(?:\+47\s?\d{8}|(?:\+47\s)?(?:\d{2}(?:\s\d{2}){3}|\d{3}\s\d{2}\s\d{3})|0\d{4}|11[023])(?![\d-])/g

/** The address that calls a telephone number. Short numbers are not dialled with a country code. */
export function telHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return digits.length === 8 ? `tel:+47${digits}` : `tel:${digits}`
}

/** The pieces of a text, in its order: its telephone numbers, and what stands between them. */
export function splitPhones(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: phone, index } of text.matchAll(phones)) {
    if (index > end) pieces.push({ text: text.slice(end, index), href: null, start: end })
    pieces.push({ text: phone, href: telHref(phone), start: index })
    end = index + phone.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null, start: end })
  return pieces
}
