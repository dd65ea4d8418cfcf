/** Some numbers of bedrooms, each exact: «2», «2,3», and from four on: «4+». A single one is a number. */
export type Bedrooms = number | string

/** From four bedrooms on, homes are offered together. */
const MANY = 4
export const MANY_BEDROOMS = `${MANY}+`

/** The choice that a home with so many bedrooms is; 0 where it has none, or does not say. */
export const bedroomChoice = (bedrooms: number | null): Bedrooms =>
  (bedrooms ?? 0) >= MANY ? MANY_BEDROOMS : (bedrooms ?? 0)

/**
 * The numbers of bedrooms that a text in an address asks for: `2`, `2,3`, `4+`. A plus that nothing encoded is read as a space.
 * Null where any of them means nothing; no home has ten, and a short list is soon looked through.
 */
export function parseBedrooms(text: string): Bedrooms | null {
  const parts = text.split(',').map((part) => /^([1-9])([+ ]?)$/.exec(part))
  const numbers = new Set<number>()
  let hasMany = false
  for (const part of parts) {
    if (!part) return null
    const [, digits, more] = part
    const number = Number(digits)
    if (more && number !== MANY) return null
    if (more) hasMany = true
    else numbers.add(number)
  }
  return bedroomsOf([...numbers], hasMany)
}

/** The one way to write some numbers of bedrooms. */
function bedroomsOf(numbers: readonly number[], hasMany: boolean): Bedrooms | null {
  const exact = numbers.filter((number) => !hasMany || number < MANY).sort((one, other) => one - other)
  const [first] = exact
  if (exact.length === 1 && first !== undefined && !hasMany) return first
  return [...exact, ...(hasMany ? [MANY_BEDROOMS] : [])].join(',') || null
}

/** What is asked, one by one, in order. */
export const eachOf = (bedrooms: Bedrooms): Bedrooms[] =>
  String(bedrooms)
    .split(',')
    .map((part) => (part === MANY_BEDROOMS ? part : Number(part)))

/** Whether a home has a number of bedrooms that is asked for. */
export const hasBedrooms = (bedrooms: number | null, asked: Bedrooms): boolean =>
  eachOf(asked).some((one) => one === bedroomChoice(bedrooms) || one === (bedrooms ?? 0))

/** The fewest that are asked for. */
export const fewestOf = (bedrooms: Bedrooms): number => Number.parseInt(String(bedrooms), 10)
