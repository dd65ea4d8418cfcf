/**
 * The building that the title of a property names: «Storgata 31» of «Storgata 31, leilighet 201». Null where the title
 * does not begin with a street and a number.
 */
export function buildingOf(title: string): string | null {
  const [first = ''] = title.split(',', 1)
  return /^\p{L}.*\s\d{1,4}\s?\p{L}?$/u.test(first.trim()) ? first.trim() : null
}

/** What is no street though a number follows it: a part of a building. */
const part =
  /^(?:leilighet|leil|hybel|rom|enkeltrom|studio|bolig|bod|plass|garasje|kontor|lokale|seksjon|nr)\b/iu

/** A street by its name alone, as of «Torggata, uteplasser». */
const streetName = /^\p{Lu}[\p{L}-]*(?:gat[ae]n?|veien|vegen|vei|veg|plass(?:en)?|allé(?:en)?)$/u

/** The street that an address or a title begins with: «Storgata» of «Storgata 31, leilighet 201». Null where it names none. */
export function streetOf(text: string): string | null {
  const building = buildingOf(text)
  if (building) return part.test(building) ? null : building.replace(/\s\d{1,4}\s?\p{L}?$/u, '')
  const [first = ''] = text.split(',', 1)
  return streetName.test(first.trim()) ? first.trim() : null
}
