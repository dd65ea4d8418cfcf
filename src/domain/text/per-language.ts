import type { Language } from '../../../landlord-types/language.ts'

/** Creates a value for each language at its first call, and returns the same value after that. */
export function perLanguage<T extends object>(make: (language: Language) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {}
  return (language) => {
    made[language] ??= make(language)
    return made[language]
  }
}
