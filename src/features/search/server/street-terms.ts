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

/** «storgata31» is two words, and «31 b» is one. */
export const asAddress = (text: string): string =>
  text.replace(/(\p{L}{4})(?=\d)/gu, '$1 ').replace(/(?<=\p{L}{3}\.? \d{1,3})\s+(?=[a-h](?![\p{L}\d]))/gu, '')

/** The words of a search with the names of streets in full: «storgt» is «storgata». */
export function withStreetsInFull(terms: readonly string[]): string[] {
  return terms.map((term, place) => {
    const isNumbered = /^\d/.test(terms[place + 1] ?? '')
    const endings = isNumbered ? [...shortEndings, ...shortestEndings] : shortEndings
    const [ending, full = ''] = endings.find(([pattern]) => pattern.test(term)) ?? []
    return ending ? term.replace(ending, full) : term
  })
}

/** The same without the letters of numbers, «31» for «31b»; null where there are none. */
export function withoutNumberLetters(terms: readonly string[]): string[] | null {
  const shorter = terms.map((term) => term.replace(/^(\d+)[a-h]$/, '$1'))
  return shorter.some((term, place) => term !== terms[place]) ? shorter : null
}
