import { type PropertyId, parsePropertyId } from '../../../../domain/portfolio/property.ts'
import {
  foldTown,
  matchAddresses,
  parseStreetAddress,
  type StreetAddress,
} from '../../../../domain/portfolio/street-address.ts'
import { foldName } from '../../../../domain/text/fold-name.ts'

/** What the name of a picture is compared with. */
export interface NamedHome {
  id: PropertyId
  title: string
  location: string
  city: string | null
}

/** Finds the homes that the path of a file fits: one, where it is of that home; several are a question to the staff. */
export type PictureMatcher = (path: string) => PropertyId[]

/** A copy's number, or the number of a picture: «… - 3», «…_3», «… (3)», «… 3». */
const pictureNumber = /^(.*?)(?:\s*[-–_(]\s*|\s+)(\d{1,4})\s*\)?$/u

const uuidPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

/**
 * Finds homes by the names of pictures and of the folders that they lie in: an id, a title, or an address as others write it. Each name
 * that fits any home narrows what the others fit, so that a town's folder tells two streets of one name apart. Names that
 * contradict each other fit all of their homes.
 */
export function pictureMatcher(homes: readonly NamedHome[]): PictureMatcher {
  const ids = new Set<string>(homes.map(({ id }) => id))
  const byName = Map.groupBy(
    homes.flatMap(({ id, title, location }) =>
      [title, `${title} ${location}`].map((name) => ({ id, name: letters(name) })),
    ),
    ({ name }) => name,
  )
  const places = homes.flatMap(({ id, title, location, city }) => {
    const place = parseStreetAddress([title, location, city].filter(Boolean).join(', '))
    return place ? [{ id, place }] : []
  })
  const byHouse = Map.groupBy(places, ({ place }) => houseOf(place))
  const towns = new Set(homes.flatMap(({ location, city }) => [location, city ?? ''].map(foldTown)))
  for (const { place } of places) if (place.town) towns.add(place.town)

  /** Null where it is of no home. */
  const fitsOf = (name: string): ReadonlySet<PropertyId> | null => {
    const named = byName.get(letters(name))
    if (named) return new Set(named.map(({ id }) => id))
    const parsed = parseStreetAddress(name)
    if (!parsed) return null
    // «Storgata 12 kjøkken»: only a town where there are homes is one.
    const place = { ...parsed, town: parsed.town && towns.has(parsed.town) ? parsed.town : null }
    const found = (byHouse.get(houseOf(place)) ?? []).flatMap((home) => {
      const match = matchAddresses(place, home.place)
      return match ? [{ id: home.id, ...match }] : []
    })
    const same = found.filter(({ sharesHome }) => sharesHome)
    const kept = place.flat !== null && same.length > 0 ? same : found
    return kept.length > 0 ? new Set(kept.map(({ id }) => id)) : null
  }

  /** The name of a file without the picture's own number: that of «Storgata 12 201» is the flat's. */
  const withoutNumber = (file: string): string => {
    const [, bare = file, number = ''] = pictureNumber.exec(file) ?? []
    const isFlat = number.length === 3 && fitsOf(file)?.size === 1
    if (isFlat || byName.has(letters(file))) return file
    if (byName.has(letters(bare))) return bare
    return fitsOf(bare) && fitsOf(file)?.size !== 1 ? bare : file
  }

  return (path) => {
    const parts = path.normalize('NFC').split(/[/\\]/).filter(Boolean)
    const file = readable(withoutEnding(parts.at(-1) ?? ''))
    const [inner = '', outer = ''] = parts.slice(0, -1).map(readable).reverse()
    for (const part of parts.toReversed()) {
      const id = parsePropertyId(uuidPattern.exec(part)?.[0] ?? '')
      if (id) return ids.has(id) ? [id] : []
    }
    const own = withoutNumber(file)
    const bare = own === file ? (pictureNumber.exec(file)?.[1] ?? file) : own
    const names = [
      own,
      `${own}, ${inner}`,
      inner,
      inner && `${inner} ${bare}`,
      `${outer} ${inner}`,
      `${inner}, ${outer}`,
      outer,
    ]
    const fits = names.flatMap((name) => fitsOf(name) ?? [])
    const all = [...new Set(fits.flatMap((each) => [...each]))]
    const shared = all.filter((id) => fits.every((each) => each.has(id)))
    return shared.length > 0 ? shared : all
  }
}

/** Sorts pictures of a home by folder, name and number: the one without a number first. */
export const sortPictures = <T extends { name: string }>(pictures: readonly T[]): T[] =>
  pictures
    .map((picture) => ({
      picture,
      key: withoutEnding(picture.name)
        .replace(/[\s_()–-]+/g, ' ')
        .trim(),
    }))
    .sort((one, other) => natural.compare(one.key, other.key))
    .map(({ picture }) => picture)

/** What pictures that belong together share: their folder and their name, without the picture's own number. */
export function stemOf(path: string): string {
  const parts = path.normalize('NFC').split(/[/\\]/).filter(Boolean)
  const file = readable(withoutEnding(parts.at(-1) ?? ''))
  const bare = pictureNumber.exec(file)?.[1] ?? file
  const isCounted = /^(img|dsc[fn]?|pxl|image|bilde|foto|photo|p|screenshot)?[\s\d-]*$/i.test(bare)
  const folders = parts.slice(0, -1)
  return (isCounted && folders.length > 0 ? folders : [...folders, bare]).join('/')
}

const natural = new Intl.Collator('nb', { numeric: true })

const withoutEnding = (name: string) => name.replace(/\.[a-z\d]{2,5}$/i, '')

/** «Storgata_12_H0201» and «storgata-12-h0201» as they would be written with spaces. */
function readable(name: string): string {
  const spaced = name.replaceAll('_', ' ').trim()
  return spaced.includes(' ') ? spaced : spaced.replaceAll('-', ' ')
}

const letters = (name: string) => foldName(name).replace(/[^\p{L}\p{N}]+/gu, '')

const houseOf = ({ street, number, letter }: StreetAddress): string => `${street} ${number}${letter}`
