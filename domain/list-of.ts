import type { Language } from '../landlord-types/language.ts'
import { defineWords, wordsOf } from './language.ts'

const words = defineWords({ nb: { and: 'og' } })

/** Names as a sentence lists them: «Kari, Ola og Per». */
export function listOf(names: readonly string[], language: Language): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${wordsOf(words, language).and} ${names.at(-1)}`
}
