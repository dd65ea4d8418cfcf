import type { Language } from '../../../landlord-types/language.ts'
import { perLanguage } from './per-language.ts'

const list = perLanguage((language) => new Intl.ListFormat(language))

/** Names as a sentence lists them: «Kari, Ola og Per». */
export const listOf = (names: readonly string[], language: Language): string => list(language).format(names)
