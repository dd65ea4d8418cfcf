import fnrValidator from '@navikt/fnrvalidator'
import { digitsOf } from './contact-details.ts'

/**
 * Whether this is a fødselsnummer or D-number with the right check digits, the series of 2032 included
 * (Skatteetaten). Synthetic test numbers and hospitals' own numbers are rejected.
 */
export function isFodselsnummer(text: string): boolean {
  const checked = fnrValidator.idnr(digitsOf(text))
  return checked.status === 'valid' && (checked.type === 'fnr' || checked.type === 'dnr')
}

/** A mask that shows no digit of the number. */
export const maskedNumber = '•••••••••••'
