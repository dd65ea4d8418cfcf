import { foldName } from '../../../domain/text/fold-name.ts'

/** The words of a text as they are compared: in small letters, and without æ, ø and å. */
export const comparableWords = (text: string): string[] => foldName(text).match(/[\p{L}\d]+/gu) ?? []

const endings = ['enes', 'anes', 'ens', 'ets', 'ene', 'ane', 'en', 'et', 'er', 'ar', 'es', 'e', 'a', 's', 't']
const MIN_STEM = 3

/** A word and what remains of it without an ending: «nøklene» and «nøkler» have one in common. */
export function formsOf(word: string): string[] {
  const stems = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= MIN_STEM)
    .map((ending) => word.slice(0, -ending.length))
  return [word, ...stems]
}

/** The shortest word that is also found at the beginning or the end of a longer one, and what the longer one has more. */
const MIN_PART = 6
const MIN_REST = 2

/** Whether a word is a compound with another: «depositumskonto», «elbillading». */
export function isCompoundWith(word: string, part: string): boolean {
  return (
    part.length >= MIN_PART &&
    word.length >= part.length + MIN_REST &&
    (word.startsWith(part) || word.endsWith(part))
  )
}
