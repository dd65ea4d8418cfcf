/** A search is a few words: what comes after them is not looked for. */
const MAX_TERMS = 6
const MAX_LENGTH = 60

/** The words of a search, in small letters, without signs. */
export function searchTerms(query: string): string[] {
  return (
    query
      .slice(0, MAX_LENGTH)
      .toLocaleLowerCase('nb')
      .match(/[\p{L}\d]+/gu)
      ?.slice(0, MAX_TERMS) ?? []
  )
}
