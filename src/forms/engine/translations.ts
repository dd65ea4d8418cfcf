import type { Language, Words } from '../../../landlord-types/language.ts'
import { keysOf } from '../../domain/records.ts'
import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import type { Dictionary, Translatable, Translations } from './in-language.ts'

/** The translations of a form or of a group of actions: a dictionary for each language but the default one. */
export function translations(dictionaries: Translations['dictionaries']): Translations {
  const known = new WeakMap<Translatable, Map<Language, Translatable>>()
  return {
    dictionaries,
    translate(declared, language) {
      const inLanguages = known.get(declared) ?? new Map<Language, Translatable>()
      known.set(declared, inLanguages)
      const found = inLanguages.get(language)
      if (found) return found
      const made = { ...translateParts(declared, dictionaries[language] ?? {}, language), language }
      inLanguages.set(language, made)
      return made
    },
  }
}

/** The translations of a declaration whose texts are words: it is declared with the words of each language. */
export function translationsOf<W>(words: Words<W>, declare: (words: W) => object): Translations {
  const original = declare(wordsOf(words, defaultLanguage))
  const others = keysOf(words).filter((language) => language !== defaultLanguage)
  const dictionaries = others.map((language) => [
    language,
    Object.fromEntries(pairsOfTexts(original, declare(wordsOf(words, language)))),
  ])
  return translations(Object.fromEntries(dictionaries))
}

/** The texts that differ between two declarations of the same shape. */
function pairsOfTexts(one: unknown, other: unknown): [string, string][] {
  if (typeof one === 'string' && typeof other === 'string') return one === other ? [] : [[one, other]]
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return []
  const parts = new Map(Object.entries(other))
  return Object.entries(one).flatMap(([name, part]) => pairsOfTexts(part, parts.get(name)))
}

/** The properties of forms, actions and fields that hold texts, or functions that give them. */
const textProperties = new Set([
  ...[
    'label',
    'required',
    'help',
    'message',
    'invalid',
    'placeholder',
    'unit',
    'empty',
    'statement',
    'note',
    'none',
  ],
  ...[
    'name',
    'yours',
    'heading',
    'lead',
    'title',
    'intro',
    'text',
    'submit',
    'next',
    'receiptNotes',
    'purpose',
    'basis',
  ],
  ...['explain', 'aside', 'optionAsides', 'warning', 'texts', 'between', 'lines', 'link'],
])

/** The properties that are the same in every language. */
const untranslated = new Set([
  'behavior',
  'about',
  'topics',
  'translations',
  'prefill',
  'claims',
  'isOffered',
  'shows',
])

function translateParts(value: object, dictionary: Dictionary, language: Language, isText = false): object {
  const parts = Object.entries(value).map(([name, part]) => {
    if (name === 'fields') return [name, translateFields(part, dictionary, language)]
    if (untranslated.has(name)) return [name, part]
    return [name, translate(part, dictionary, language, isText || textProperties.has(name))]
  })
  return Object.fromEntries(parts)
}

/** The fields of a section, an action or a list. Their names may be those of properties. */
function translateFields(fields: object, dictionary: Dictionary, language: Language): object {
  const made = Object.entries(fields).map(([name, field]) => [
    name,
    { ...translateParts(field, dictionary, language), language },
  ])
  return Object.fromEntries(made)
}

/** A value with its texts translated. `isText` says whether a string in it is a text. */
function translate(value: unknown, dictionary: Dictionary, language: Language, isText: boolean): unknown {
  if (typeof value === 'string') return isText ? (dictionary[value] ?? value) : value
  if (Array.isArray(value)) return value.map((each) => translate(each, dictionary, language, isText))
  if (typeof value === 'function')
    return (...given: unknown[]) => translate(value(...given), dictionary, language, isText)
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value
  return translateParts(value, dictionary, language, isText)
}
