/**
 * The building that the title of a property names: «Storgata 31» of «Storgata 31, leilighet 201». Null where the title
 * does not begin with a street and a number.
 */
export function buildingOf(title: string): string | null {
  const [first = ''] = title.split(',', 1)
  return /^\p{L}.*\s\d{1,4}\s?\p{L}?$/u.test(first.trim()) ? first.trim() : null
}
