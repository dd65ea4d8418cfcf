import { foldName } from '../text/fold-name.ts'
import { municipalityOf } from './municipality.ts'

/** An address that people write in their own ways, in parts that can be compared. */
export interface StreetAddress {
  /** Folded, without spaces, and with one ending for «gata», «gate» and «gt.». */
  street: string
  number: string
  /** «b» of «31 B»; empty where there is none. */
  letter: string
  /** «201» of «leilighet 201» and of «H0201», else «2etg» of «2. etasje»; null where neither is said. */
  flat: string | null
  /** The municipality, folded; null where neither that nor a postal place is said. */
  town: string | null
  /** The postal code, which says the town where its place is left out. */
  postalCode: string | null
}

/** The ends of street names with their short forms, by the one that stands for them all. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(gaten|gata|gate|gt\.?|(?<=\p{L}{2})g\.)$/u, 'gt'],
  [/(veien|vegen|vei|veg|vn\.?|(?<=\p{L})v\.?)$/u, 'v'],
  [/(plassen|plass|pl\.?)$/u, 'pl'],
]

/** «leilighet 201», «leil. 201», «H0201», «nr. 4»: a home within its building. */
const flatPattern =
  /(?<!\p{L})(?:(?:leilighet|leil|lgh|hybel|enkeltrom|rom|studio|bolig|seksjon|bod|plass|nr)\.?\s*(?:nr\.?\s*)?([hukl]?\d{1,4})|([hukl]\d{4}))(?![\p{L}\d])/iu

const floorPattern = /(?<!\d)(\d{1,2})\.?\s*(?:etasje|etg)(?!\p{L})\.?/iu

/** A home by a number alone: «Torggata 5, 201», «Torggata 5 - 201». Four digits are a postal code. */
const bareFlat = { part: /^\d{1,3}$/, tail: /^[/–-]?\s*(\d{3})$/ }

const country = /^(norge|norway|noreg)$/i

/** A street and a number, a letter behind it, and what else stands on the line. A street may have a number in its name. */
const streetPattern = /^(.*?\p{L}[^\d,]*?)\s*(\d{1,4})\s?(?:(\p{L})(?!\p{L}))?(?!\d)(.*)$/u

const townPattern = /(?:^|\s)(\d{4})?\s*(\p{L}[\p{L} .-]*)$/u

/** An address in parts; null where no street with a number is in it. */
export function parseStreetAddress(text: string): StreetAddress | null {
  const [flat, withFloor] = takeFlat(text.normalize('NFC'))
  const floor = floorPattern.exec(withFloor)?.[1]?.concat('etg') ?? null
  const rest = withFloor.replace(floorPattern, '')
  const parts = rest
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part && !country.test(part))
  for (const [index, part] of parts.entries()) {
    const found = streetPattern.exec(part)
    if (!found) continue
    const [, street = '', number = '', letter = '', tail = ''] = found
    const behind = [tail.trim(), ...parts.slice(index + 1)]
    const bare =
      bareFlat.tail.exec(behind[0] ?? '')?.[1] ?? behind.slice(1).find((each) => bareFlat.part.test(each))
    return {
      street: foldStreet(street),
      number: number.replace(/^0+/, ''),
      letter: foldName(letter),
      flat: flat ?? (bare ? parseFlat(bare) : null) ?? floor,
      ...placeIn(behind.filter((each) => !bareFlat.part.test(each) && !bareFlat.tail.test(each))),
    }
  }
  return null
}

/** The flat that a title names: «12» of «Bod 12 på Torget» and «201» of «Storgata 31, 201»; null where it names none. */
export const flatIn = (title: string): string | null => parseStreetAddress(title)?.flat ?? takeFlat(title)[0]

/** The flat in a text, and the text without it. */
function takeFlat(text: string): [string | null, string] {
  const found = flatPattern.exec(text)
  if (!found) return [null, text]
  return [parseFlat(found[1] ?? found[2] ?? ''), text.replace(found[0], '')]
}

/** «201» of «H0201», «leil. 201» and «201»: letters and zeros in front of a number say no more. Null for no number. */
export function parseFlat(text: string): string | null {
  const found = /([hukl]?)\s?0*(\d{1,4})\b/i.exec(text)
  if (!found) return null
  const [, level = '', number = ''] = found
  const above = level.toLowerCase()
  return above && above !== 'h' ? above + number : number
}

function placeIn(parts: readonly string[]): Pick<StreetAddress, 'town' | 'postalCode'> {
  const last = parts.filter(Boolean).at(-1) ?? ''
  const postalCode = /(?<!\d)(\d{4})(?!\d)/.exec(last)?.[1] ?? null
  const place = townPattern.exec(last)?.[2]?.trim()
  return { town: place ? foldTown(place) : null, postalCode }
}

/** Names a house among others: its street, number and letter. */
export const houseOf = ({ street, number, letter }: StreetAddress): string => `${street} ${number}${letter}`

/** A town as towns of addresses are compared: by its municipality. */
export const foldTown = (town: string): string => foldName(municipalityOf(town))

function foldStreet(street: string): string {
  const name = foldName(street).replace(/[\s-]+/g, '')
  for (const [ending, one] of endings) {
    const folded = name.replace(ending, one)
    if (folded !== name || name.endsWith(one)) return folded
  }
  return name
}

/** How two addresses go together: not at all, or with which parts that both say. */
export interface AddressMatch {
  /** Whether both say the town, and the same. */
  sharesTown: boolean
  /** Whether they are of one home: both say the same flat, or neither says any. */
  sharesHome: boolean
}

/** Compares two addresses. Null where they differ in anything that both say. */
export function matchAddresses(one: StreetAddress, other: StreetAddress): AddressMatch | null {
  const isSameHouse =
    one.street === other.street && one.number === other.number && one.letter === other.letter
  if (!isSameHouse) return null
  if (one.town && other.town && one.town !== other.town) return null
  if (one.flat && other.flat && one.flat !== other.flat) return null
  return { sharesTown: one.town !== null && other.town !== null, sharesHome: one.flat === other.flat }
}
