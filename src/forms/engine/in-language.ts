import type { Language, Words } from '../../../landlord-types/language.ts'
import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'

/** A form, an action or a field: declared with its texts in the default language. */
export interface Translatable {
  translations?: Translations
  /** The language of its texts; the default language if it has none. */
  language?: Language
}

/** The texts of a declaration in another language, by the text as it is declared. */
export type Dictionary = Readonly<Record<string, string>>

/** The translations of a declaration, made by `translations.ts`: what has none does not load that file. */
export interface Translations {
  /** A dictionary for each language; the default language needs none. */
  dictionaries: Partial<Words<Dictionary>>
  translate(declared: Translatable, language: Language): Translatable
}

/** The language of the texts of a form, an action or a field. */
export const languageOf = ({ language = defaultLanguage }: Translatable): Language => language

/** The words in the language of a form, an action or a field. */
export function wordsFor<W>(of: Translatable, words: Words<W>): W {
  return wordsOf(words, languageOf(of))
}

/** A form or an action in a language. A text that its dictionary lacks stays as it is declared. */
export function inLanguage<T extends Translatable>(declared: T, language: Language): T
export function inLanguage(declared: Translatable, language: Language): Translatable {
  if (language === languageOf(declared)) return declared
  return declared.translations?.translate(declared, language) ?? declared
}
