import type { Sign } from '../landlord-types/wordmark.ts'

/** A roof by the water, with a light in the window. */
export const sign: Sign = {
  shape: 'M3 20 13 10l7 7 7-10 10 13v6H3z',
  line: 'M2 29.5c4-2 8-2 12 0s8 2 12 0 8-2 12 0',
  accent: 'M24.5 18.5h5v7h-5z',
}
