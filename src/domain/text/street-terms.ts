/** How the names of streets are cut short, and how they are written in full: other spellings of those are near enough. */
const shortEndings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})gt$/u, 'gata'],
  [/(?<=\p{L}{3})(?:vn|vei|veg)$/u, 'veien'],
]

/** What is as short as these is a street's before its number alone. */
const shortestEndings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})v$/u, 'veien'],
  [/(?<=\p{L}{3})pl$/u, 'plass'],
]

/** «31 b» as one word. */
export const joinNumberLetters = (text: string): string =>
  text.replace(/(?<=\p{L}{3}\.? \d{1,3})\s+(?=[a-h](?![\p{L}\d]))/giu, '')

/** «storgata31» is two words, and «31 b» is one. */
export const asAddress = (text: string): string =>
  joinNumberLetters(text.replace(/(\p{L}{4})(?=\d)/gu, '$1 '))

/** The words of a search with the names of streets in full: «storgt» is «storgata». */
export function withStreetsInFull(terms: readonly string[]): string[] {
  return terms.map((term, place) => {
    const endings = isNumber(terms[place + 1]) ? [...shortEndings, ...shortestEndings] : shortEndings
    const [ending, full = ''] = endings.find(([pattern]) => pattern.test(term)) ?? []
    return ending ? term.replace(ending, full) : term
  })
}

const isNumber = (term: string | undefined): boolean => /^\d/.test(term ?? '')

/** The same without the letters of numbers, «31» for «31b»; null where there are none. */
export function withoutNumberLetters(terms: readonly string[]): string[] | null {
  const shorter = terms.map((term) => term.replace(/^(\d+)[a-h]$/, '$1'))
  return shorter.some((term, place) => term !== terms[place]) ? shorter : null
}

/** How a street's ending is written: by beginnings of a word, and in short. */
const spelledEndings = [
  { written: /(?<=\p{L}{3})g(?:t|at[ae]n?)$/iu, beginnings: ['gat'], short: ['gt'] },
  { written: /(?<=\p{L}{3})v(?:n|e[ig](?:en)?)?$/iu, beginnings: ['vei', 'veg'], short: ['v', 'vn'] },
  { written: /(?<=\p{L}{3})pl(?:ass(?:en)?)?$/iu, beginnings: ['plass'], short: ['pl'] },
]

/** How else the name of a street may be written: «kongegt» and what begins with «kongegat». */
export function streetSpellings(word: string): { beginnings: string[]; short: string[] } {
  const ending = spelledEndings.find(({ written }) => written.test(word))
  const spell = (endings: readonly string[]) =>
    ending ? endings.map((each) => word.replace(ending.written, each)) : []
  return { beginnings: spell(ending?.beginnings ?? []), short: spell(ending?.short ?? []) }
}
