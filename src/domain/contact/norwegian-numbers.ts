/** The weighted sum of the digits, modulo 11. Both numbers below are checked with it. */
function checkDigit(digits: string, weights: readonly number[]): number | null {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  const digit = (11 - (sum % 11)) % 11
  return digit === 10 ? null : digit
}

/** Whether this is an organisation number: nine digits from 8 or 9 on, with the right check digit (Brønnøysundregistrene). */
export function isOrgNumber(text: string): boolean {
  const digits = text.replace(/\s/g, '')
  if (!/^[89]\d{8}$/.test(digits)) return false
  return checkDigit(digits, [3, 2, 7, 6, 5, 4, 3, 2]) === Number(digits[8])
}

/** Whether this is a bank account number: eleven digits with the right check digit (Bits). */
export function isAccountNumber(text: string): boolean {
  const digits = text.replace(/[\s.]/g, '')
  // No bank has the register number 0000.
  if (!/^(?!0000)\d{11}$/.test(digits)) return false
  return checkDigit(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) === Number(digits[10])
}

const NORWEGIAN_NUMBER = /^([-\u2212])?(\d+|\d{1,3}(?:[ \u00a0\u202f.]\d{3})+)(?:,(\d+))?$/

/**
 * A number as Norwegians write it: «12 500», «12.500» and «68,5». A dot stands between thousands only. Null for
 * anything else: «1.25» is ambiguous, and a rent must not be guessed.
 */
export function parseNumber(text: string): number | null {
  const match = NORWEGIAN_NUMBER.exec(text.trim())
  if (!match) return null
  const [, sign, whole = '', decimals = '0'] = match
  const value = Number(`${whole.replace(/\D/g, '')}.${decimals}`)
  return sign ? -value : value
}
