import type { Language } from '../landlord-types/language.ts'

/** Names as a sentence lists them: «Kari, Ola og Per». */
export const listOf = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(names)
