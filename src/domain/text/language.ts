import type { Language, Words } from '../../../landlord-types/language.ts'

/** The language that is written first: the others must have each of its words. */
export const defaultLanguage: Language = 'nb'

/** The language of the staff pages, and of what the server says to staff. */
export const staffLanguage: Language = defaultLanguage

/** All languages of the site. */
export const allLanguages: readonly Language[] = [defaultLanguage]

/** A language by its code; the default language for any other text. */
export function parseLanguage(code: string | undefined): Language {
  return allLanguages.find((language) => language === code) ?? defaultLanguage
}

/** The language of a page. It follows from the address, since pages are cached by it; there is one language so far. */
export function languageOfPage(_path: string): Language {
  return defaultLanguage
}

/** Words with their literal texts forgotten, so that those of another language fit. */
type Translatable<W> = W extends string
  ? string
  : W extends (...values: infer V) => infer R
    ? (...values: V) => Translatable<R>
    : { readonly [K in keyof W]: Translatable<W[K]> }

/** Words in every language. The compiler names those that a language lacks. @__NO_SIDE_EFFECTS__ */
export function defineWords<const W extends object>(
  words: { readonly nb: W } & Words<Translatable<W>>,
): Words<Translatable<W>> {
  return words
}

/** The words of one language, as a component or a declaration reads them. */
export type WordsIn<R> = R extends Words<infer W> ? W : never

/** The words of one language: the landlord's, or the product's. @__NO_SIDE_EFFECTS__ */
export function wordsOf<W>(words: Words<W>, language: Language): W {
  return words[language]
}
