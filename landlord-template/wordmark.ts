import type { Sign } from '../landlord-types/wordmark.ts'

/** A house. */
export const sign: Sign = {
  shape: 'M6 28V15L20 3l14 12v13z',
  line: 'M2 30.5h36',
  accent: 'M16.5 17h7v11h-7z',
}
