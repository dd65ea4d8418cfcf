import type { Language, Words } from '../../landlord-types/language.ts'
import { inLanguage, type Translatable } from '../../src/forms/engine/in-language.ts'
import { translations } from '../../src/forms/engine/translations.ts'
import { mark } from './marked-texts.ts'

/** A language that the site does not have. */
export const secondLanguage = 'en' as Language

/** A form or an action in the second language: every text that is looked up in its dictionary is marked. */
export function inSecondLanguage<T extends Translatable>(
  declared: T,
  translated: (text: string) => string = mark,
): T {
  const dictionary = new Proxy({}, { get: (_, text) => translated(String(text)) })
  return inLanguage(
    { ...declared, translations: translations({ [secondLanguage]: dictionary }) },
    secondLanguage,
  )
}

/** The texts that a dictionary of a form or an action must have. Those that depend on answers are not among them. */
export function textsOf(declared: Translatable): string[] {
  const texts = new Set<string>()
  inSecondLanguage(declared, (text) => {
    texts.add(text)
    return text
  })
  return [...texts].filter((text) => text !== '')
}

/** Words in the default language and in the second. */
export const inBothLanguages = <W>(nb: W, other: W): Words<W> => ({ ...{ [secondLanguage]: other }, nb })
