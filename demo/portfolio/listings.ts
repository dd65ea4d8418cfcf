import type { SceneSpec } from '../../landlord-types/scene.ts'
import { type Listing, noDetails } from '../../src/domain/portfolio/listing.ts'
import { album, pictureAddress } from './entry.ts'

export interface DemoListing {
  listing: Listing
  picture: SceneSpec | null
}

type Row = readonly [
  title: string,
  address: string,
  rent: number,
  area: number,
  bedrooms: number,
  kind: string,
  details?: Readonly<Partial<Pick<Listing, 'amenities' | 'energy_class'>>>,
]

/** A space that never breaks a line, as in «12 500 kr/mnd». */
const SPACE = '\u00a0'

const rent = (kroner: number) => `${String(kroner).replace(/\B(?=(\d{3})+$)/, SPACE)}${SPACE}kr/mnd`

const rows: readonly Row[] = [
  [
    'Lys toroms med balkong mot fjorden',
    'Storgata 31, 3256 Larvik',
    11900,
    52,
    1,
    'Leilighet',
    { amenities: ['Dyr etter avtale'], energy_class: 'D' },
  ],
  [
    'Treroms i trehus på Langestrand',
    'Skippergata 8, 3257 Larvik',
    13500,
    68,
    2,
    'Leilighet',
    { amenities: ['Ikke husdyr'], energy_class: 'F' },
  ],
  ['Rekkehus med hage, nær skole og skog', 'Bøkebakken 11, 3264 Larvik', 17900, 106, 3, 'Rekkehus'],
  ['Enebolig med garasje på Torstrand', 'Losveien 15, Larvik', 21500, 138, 4, 'Enebolig'],
  [
    'Hybel med eget bad, strøm inkludert',
    'Kirkegata 9, 3256 Larvik',
    6900,
    19,
    0,
    'Hybel',
    { amenities: ['Møblert', 'Ikke husdyr'] },
  ],
  [
    'Toppleilighet med heis og garasjeplass',
    'Kongegata 12, Larvik',
    19800,
    94,
    3,
    'Leilighet',
    { energy_class: 'B' },
  ],
  ['Toroms i stille bakgård', 'Prinsegata 20, Larvik', 10500, 46, 1, 'Leilighet'],
  [
    'Ny leilighet ved stranda',
    'Verftsgata 22, 3263 Larvik',
    14200,
    59,
    1,
    'Leilighet',
    { amenities: ['Balkong/Terrasse', 'Heis'], energy_class: 'A' },
  ],
  ['Hvitt hus ved sjøen i Stavern', 'Fyrveien 6, 3290 Stavern', 20500, 121, 3, 'Enebolig'],
  ['Sentral treroms over butikkene', 'Storgata 48, 3674 Notodden', 10200, 66, 2, 'Leilighet'],
  ['Tomannsbolig med utsikt over vannet', 'Heddalsvegen 94, 3674 Notodden', 13800, 101, 3, 'Tomannsbolig'],
  [
    'Loft i den gamle fabrikken',
    'Fabrikkgata 6, Notodden',
    12500,
    71,
    1,
    'Leilighet',
    { amenities: ['Heis', 'Umøblert'] },
  ],
  [
    'Rom i bofellesskap, alt inkludert',
    'Elvegata 10, 3674 Notodden',
    8500,
    12,
    1,
    'Rom i bofellesskap',
    { amenities: ['Møblert'] },
  ],
  ['Rekkehus på Tveiten, solrikt', 'Lienvegen 30, Notodden', 12700, 84, 3, 'Rekkehus'],
  ['Treroms to minutter fra toget', 'Meieriveien 5, 3160 Stokke', 13300, 65, 2, 'Leilighet'],
  [
    'Enebolig på landet med stort uteområde',
    'Åkerveien 23, 3160 Stokke',
    16200,
    124,
    4,
    'Enebolig',
    { amenities: ['Husdyr tillatt', 'Garasje/P-plass'] },
  ],
  ['Rekkehus i bjørkelunden', 'Bjørkeveien 31, Stokke', 14900, 92, 3, 'Rekkehus'],
  ['Toroms med terrasse i Melsomvik', 'Sjøveien 12, 3160 Stokke', 11800, 54, 1, 'Leilighet'],
]

const scenes: readonly SceneSpec[] = [
  ...album(
    { home: 71, place: 'coast', hour: 'day', season: 'summer', paint: 'ochre' },
    'balcony',
    { kind: 'timber-town', hour: 'evening', home: 72, paint: 'white' },
    { kind: 'townhouses', home: 73, season: 'autumn', paint: 'falu' },
    { kind: 'house', home: 74, paint: 'fjord' },
    { kind: 'single-room', home: 75, hour: 'evening' },
    { kind: 'functionalist', home: 76, hour: 'dusk', paint: 'white' },
    { kind: 'bedroom', home: 77, paint: 'moss' },
    { kind: 'functionalist', home: 78, season: 'winter', paint: 'stone' },
    { kind: 'house', home: 79, hour: 'evening', paint: 'white' },
  ),
  ...album(
    { home: 81, place: 'valley', hour: 'day', season: 'autumn', paint: 'rose' },
    'apartments',
    { kind: 'living-room', home: 82, season: 'winter' },
    { kind: 'kitchen', home: 83, hour: 'evening' },
    { kind: 'room-with-bath', home: 84, season: 'summer' },
    { kind: 'townhouses', home: 85, hour: 'evening', season: 'winter', paint: 'ochre' },
  ),
  ...album({ home: 91, place: 'plain', hour: 'evening', season: 'summer', paint: 'falu' }, 'apartments', {
    kind: 'house',
    home: 92,
    hour: 'dusk',
    season: 'winter',
    paint: 'falu',
  }),
]

const NO_PICTURE = 16
const MISSING_PICTURE = 17

function demoListing(
  [title, address, kroner, squareMetres, bedrooms, propertyType, details]: Row,
  i: number,
): DemoListing {
  const code = 900000001 + i
  const id = String(code)
  const file = i === MISSING_PICTURE ? 'finnes-ikke' : id
  const listing: Listing = {
    id,
    title,
    address,
    price: rent(kroner),
    area: `${squareMetres} m²`,
    bedrooms,
    property_type: propertyType,
    ...noDetails,
    ...details,
    image_url: i === NO_PICTURE ? null : pictureAddress(`property-images/finn/${file}.jpg`),
    finn_url: `https://www.finn.no/realestate/lettings/ad.html?finnkode=${code}`,
    is_active: true,
    scraped_at: `2026-11-20T03:15:${String(59 - i).padStart(2, '0')}.000Z`,
  }
  return { listing, picture: scenes[i] ?? null }
}

/** Homes as the nightly sync would have found them on FINN. The codes belong to no real advertisement. */
export const demoListings: DemoListing[] = rows.map(demoListing)
