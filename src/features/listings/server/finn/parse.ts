import { type AdDetails, detailsOf } from './details.ts'
import {
  array,
  FeedError,
  type Node,
  named,
  node,
  parseXml,
  xmlNumberIn,
  xmlTextIn,
  xmlValuesIn,
} from './xml.ts'

export interface Ad extends AdDetails {
  /** FINN's number for the ad, the finnkode. */
  id: string
  title: string
  updated: string | null
  /** Rented out or withdrawn. */
  disposed: boolean
  url: string | null
  address: string | null
  postalCode: string | null
  city: string | null
  imageUrl: string | null
  bedrooms: number | null
  propertyType: string | null
  /** m²; two numbers where the ad gives a range. */
  area: { from: number; to: number } | null
  /** Kroner a month. */
  price: number | null
}

export interface Feed {
  /** How many ads FINN says there are on all pages. */
  total: number
  ads: Ad[]
  next: string | null
}

/**
 * One page of FINN's search for homes to let (Atom with FINN's extensions). Lenient about what an ad lacks,
 * strict about what the page is.
 * @throws FeedError where it is not a whole feed.
 */
export function parseFeed(xml: string): Feed {
  const feed = node(parseXml(xml).feed)
  if (!feed) throw new FeedError('The answer is XML, but not a feed.')
  const ads = array(feed.entry).map(toAd)
  const next = array(feed.link).find((link) => link['@rel'] === 'next')
  return {
    total: xmlNumberIn(feed['os:totalResults']) ?? ads.length,
    ads: ads.filter((ad) => ad !== null),
    next: xmlTextIn(next?.['@href']),
  }
}

/**
 * One ad by itself, which tells more than the search does.
 * @throws FeedError where it is none.
 */
export function parseAd(xml: string): Ad {
  const [entry] = array(parseXml(xml).entry)
  const ad = entry && toAd(entry)
  if (!ad) throw new FeedError('The answer is XML, but not an ad.')
  return ad
}

function toAd(entry: Node): Ad | null {
  const id = xmlTextIn(entry['dc:identifier']) ?? xmlTextIn(entry.id)?.replace(/^urn:id:/, '')
  const title = xmlTextIn(entry.title)
  if (!id || !title) return null
  const location = node(entry['finn:location'])
  const data = node(entry['finn:adata'])
  const fields = array(data?.['finn:field'])
  const size = fields.find((field) => field['@name'] === 'size')
  const sizes = array(size?.['finn:field'])
  const link = array(entry.link).find((each) => each['@rel'] === 'alternate')
  return {
    id,
    title,
    updated: xmlTextIn(entry.updated),
    disposed: array(entry.category).some(
      (category) => category['@scheme'] === 'urn:finn:ad:disposed' && category['@term'] === 'true',
    ),
    url: xmlTextIn(link?.['@href']),
    address: xmlTextIn(location?.['finn:address']),
    postalCode: xmlTextIn(location?.['finn:postal-code']),
    city: xmlTextIn(location?.['finn:city']),
    imageUrl: imageOf(entry),
    bedrooms: rangeOf(named(fields, 'no_of_bedrooms'))?.from ?? null,
    propertyType: xmlValuesIn(named(fields, 'property_type'))[0] ?? null,
    area: rangeOf(named(sizes, 'primary')) ?? rangeOf(named(sizes, 'usable')),
    price: priceOf(array(data?.['finn:price'])),
    ...detailsOf(fields),
  }
}

/** The first picture; a company's logo is none. */
function imageOf(entry: Node): string | null {
  const pictures = array(entry['media:content']).filter((media) => {
    const isLogo = /logo/i.test(
      xmlTextIn(node(media['media:category'])?.['#text'] ?? media['media:category']) ?? '',
    )
    return !isLogo && (media['@medium'] === 'image' || String(media['@type'] ?? '').startsWith('image/'))
  })
  return xmlTextIn(pictures[0]?.['@url'])
}

/** Which of an ad's prices is the rent is not documented; this is the order in which they are believed. */
function priceOf(prices: Node[]): number | null {
  for (const name of ['main', 'monthly', 'rent', 'total']) {
    const price = named(prices, name)
    const value = xmlNumberIn(price?.['@value'] ?? price?.['@from'])
    if (value !== null && value > 0) return value
  }
  return null
}

function rangeOf(field: Node | undefined): { from: number; to: number } | null {
  const value = xmlNumberIn(field?.['@value'] ?? field?.['#text'])
  if (value !== null) return { from: value, to: value }
  const from = xmlNumberIn(field?.['@from'])
  const to = xmlNumberIn(field?.['@to'])
  if (from === null) return to === null ? null : { from: to, to }
  return { from, to: to ?? from }
}
