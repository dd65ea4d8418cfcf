/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * Whether mail can be sent to an address: one @, a domain with a dot, and no character that could add to a
 * message's headers.
 */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}$/u.test(text)
  )
}

/** An address in lower case, for comparison. Large providers ignore case before the @ too. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** A telephone number without Norway's prefix, in groups that can be read out: «912 34 567», «33 12 34 56». */
export function formatPhone(text: string): string {
  // A note beside the number is no part of it, and stays.
  if (/\p{L}/u.test(text)) return text.trim()
  const plain = text.replace(/[^\d+]/g, '').replace(/^(\+47|0047)/, '')
  if (!/^\d{8}$/.test(plain)) return text.trim()
  return /^[489]/.test(plain)
    ? plain.replace(/(\d{3})(\d{2})(\d{3})/, '$1\u00a0$2\u00a0$3')
    : plain.replace(/(\d{2})(?=\d)/g, '$1\u00a0')
}

/** How many digits a phone number has, without the Norwegian country code. */
export function phoneDigits(text: string): number {
  return digitsOf(text.replace(/^\s*(\+47|0047)/, '')).length
}

/** Whether a text has a telephone number: eight digits, a foreign one after its prefix, or one of five digits, such as 02345. */
export function mayBeCalled(text: string): boolean {
  if (/^\s*(\+|00)(?!47)/.test(text)) return digitsOf(text).length >= 7
  return phoneDigits(text) >= 8 || /^0\d{4}$/.test(digitsOf(text))
}
