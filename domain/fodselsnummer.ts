import fnrValidator from '@navikt/fnrvalidator'
import { digitsOf } from './contact-details.ts'

/**
 * Whether this is a fødselsnummer or D-number with the right check digits, the series of 2032 included
 * (Skatteetaten). Numbers made for tests and for hospitals are none.
 */
export function isFodselsnummer(text: string): boolean {
  const checked = fnrValidator.idnr(digitsOf(text))
  return checked.status === 'valid' && (checked.type === 'fnr' || checked.type === 'dnr')
}

/** «••••••••••», with nothing of the number. */
export const maskedNumber = '•••••••••••'

/** Eleven digits that stand by themselves, however they are parted. */
const elevenDigits = /(?<![\w-])\d(?:[ \u00a0.-]?\d){10}(?![\w-])/g

/** A text without the fødselsnummer that its writer may have put in it. */
export function withoutFodselsnumre(text: string): string {
  return text.replace(elevenDigits, (number) => (isFodselsnummer(number) ? maskedNumber : number))
}
