import type { NameOutline, Sign } from '../landlord-types/wordmark.ts'

/** A mountain under the sun. */
export const sign: Sign = {
  shape: 'M2 26 16 6l8 11 4-5 10 14z',
  line: 'M2 29.5h36',
  accent: 'M32 4h4v4h-4z',
}

/** An F, drawn by hand. */
export const nameOutline: NameOutline = { width: 44, outline: 'M4 0V-66H44V-54H17V-39H40V-28H17V0Z' }
