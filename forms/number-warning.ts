import { digitsOf } from '../domain/contact-details.ts'

/** The warning about a number with too few or too many digits, or whose check digits are wrong. */
export function numberWarning(text: string, name: string, digits: number): string {
  return digitsOf(text).length === digits
    ? 'Kontroller nummeret. Det ser ut til at et siffer er feil.'
    : `Kontroller nummeret. Et ${name} har ${digits} siffer.`
}
