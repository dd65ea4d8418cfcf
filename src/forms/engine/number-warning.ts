import { digitsOf } from '../../domain/contact/contact-details.ts'
import { defineWords } from '../../domain/text/language.ts'
import { type Translatable, wordsFor } from './in-language.ts'

const numberWords = defineWords({
  nb: {
    wrongDigit: 'Kontroller nummeret. Det ser ut til at et siffer er feil.',
    digits: (name: string, digits: number) => `Kontroller nummeret. Et ${name} har ${digits} siffer.`,
  },
})

/** The warning about a number with too few or too many digits, or whose check digits are wrong. */
export function numberWarning(text: string, field: Translatable, name: string, digits: number): string {
  const words = wordsFor(field, numberWords)
  return digitsOf(text).length === digits ? words.wrongDigit : words.digits(name, digits)
}
