import type { CategorySlug, CategoryType } from '../../../../landlord-types/category.ts'
import type { SecurityChoice } from '../../../domain/portfolio/deposit.ts'
import type { Distance } from '../../../domain/portfolio/distance.ts'
import type { Pets } from '../../../domain/portfolio/pets.ts'
import type { Picture } from '../../../domain/portfolio/picture.ts'
import type { Vacancy } from '../filters/vacancy.ts'
import type { ListFilters } from './filters/list-filters.ts'
import type { ListHeadView } from './filters/list-head-view.ts'
import type { PlaceMapView, PropertyMapView } from './map/map-view.ts'

/** The data of the public pages. Numbers, money and dates are formatted on the server. */

/** «Ledig fra 1. mars». */
export type ShownVacancy = Vacancy & { label: string }

export interface PropertyCardView {
  id: string
  title: string
  type: CategoryType
  location: string
  /** Null where nothing is known of it. */
  vacancy: ShownVacancy | null
  price: string | null
  /** «68 m²», «2 soverom». */
  facts: string[]
  energyClass: string | null
  picture: Picture | null
}

export interface DetailRow {
  label: string
  value: string
}

export interface PropertyList {
  category: CategorySlug | null
  cards: PropertyCardView[]
  /** All properties that pass the filters, on this page and the others. */
  total: number
  page: number
  pages: number
  /** The query of its canonical address, with its question mark; empty where it has none. */
  search: string
  head: ListHeadView
  /** Whether search engines are shown it. */
  isIndexed: boolean
  filters: ListFilters
  /** Null where the list is shown without one. */
  map: PropertyMapView | null
}

/** What a visitor asks before renting. What is not known is null, or not there. */
export interface PropertyTerms {
  /** 0 is the lower ground floor. */
  floor: number | null
  hasLift: boolean
  pets: Pets | null
  /** In months. */
  shortestTerm: number | null
  included: readonly string[]
}

export interface MoveInRow {
  choice: SecurityChoice
  /** «32 700 kr». */
  security: string
  upFront: string
}

/** The addresses of a property's documents. */
interface PropertyDocuments {
  floorPlan: string | null
  energyCertificate: string | null
}

/** What can be rented of the same type near a property. */
export interface Nearby {
  inBuilding: PropertyCardView[]
  /** In the same town first, then the nearest in rent, and none that is in the same building. */
  alternatives: PropertyCardView[]
}

export interface PropertyDetail extends Nearby {
  id: string
  title: string
  type: CategoryType
  category: CategorySlug
  location: string
  /** «3256»; null where it is not known. */
  postalCode: string | null
  city: string
  description: string | null
  amenities: readonly string[]
  /** Null where nothing is known of it. */
  vacancy: ShownVacancy | null
  price: string | null
  /** What the price is: «1 598 kr/m²/år», «eks. mva». */
  rentFacts: string[]
  /** «36 000 kr», three months' rent; null where no deposit is asked for. */
  deposit: string | null
  /** What it costs to move in, by each way to secure the rent; none where no deposit is asked for. */
  moveIn: MoveInRow[]
  /** «8 500 kr», what is paid before moving in where no deposit is asked for; null where nothing is known of it. */
  firstRent: string | null
  terms: PropertyTerms
  distances: Distance[]
  documents: PropertyDocuments
  /** «21. november 2026»; null where it is not on the site. */
  updatedAt: string | null
  /** Its ad on FINN; null where it has none. */
  finnUrl: string | null
  /** «68 m²», «2 soverom», «1 bad». */
  keyFacts: string[]
  energyClass: string | null
  /** The rows of «Eiendomsdetaljer» that have something to show. */
  details: DetailRow[]
  /** Those of them that concern the owner and the land register. */
  ownership: DetailRow[]
  /** Null where it is not known where it lies. */
  map: PlaceMapView | null
  pictures: Picture[]
  /** Plain numbers for machines that read the page. */
  facts: { price: number | null; area: number | null; bedrooms: number | null; yearBuilt: number | null }
}

/** A property beside others. */
export interface ComparedProperty extends Pick<PropertyDetail, 'moveIn' | 'terms' | 'details' | 'amenities'> {
  card: PropertyCardView
}

export interface ListingCardView {
  id: string
  title: string
  address: string
  price: string | null
  area: string | null
  bedrooms: number | null
  propertyType: string | null
  finnUrl: string
  picture: Picture | null
  /** The property that it is an advertisement of, where it is on the site. */
  propertyId: string | null
  /** What that property's own status says, or else the advertisement. */
  vacancy: ShownVacancy | null
}

export interface Listings {
  /** Those that pass the filters. */
  listings: ListingCardView[]
  /** Those that may pass them: they say nothing about some of what is asked, and are otherwise as is asked. */
  possible: ListingCardView[]
  /** The filters that some of those say nothing about, in words. */
  unmentionedFilters: string[]
  /** All listings, whatever is asked. */
  total: number
  /** Of all listings. */
  municipalities: number
  category: CategorySlug | null
  /** The query of its canonical address, with its question mark; empty where it has none. */
  search: string
  /** Null where it is not a list that people search for. */
  head: ListHeadView | null
  /** Whether search engines are shown it. */
  isIndexed: boolean
  filters: ListFilters
  /** «21. november 2026 kl. 05.10», of the newest sync; null before the first. */
  updatedAt: string | null
}

export interface HousingArea {
  location: string
  city: string
  /** The location without its town. */
  place: string
  count: number
  /** How many of them can be rented now. */
  vacant: number
  /** The first of them. */
  homes: { id: string; title: string; price: string | null; vacancy: ShownVacancy | null }[]
  /** The address of the list of all; null where these are all. */
  moreHref: string | null
  /** «8 500–12 500 kr/mnd», or «Pris på forespørsel». */
  price: string
}

export interface AdvertisingCard {
  id: string
  title: string
  location: string
  area: string | null
  /** The same as a number, to be drawn. */
  squareMetres: number | null
  yearBuilt: number | null
  description: string | null
  vacancy: ShownVacancy | null
  picture: Picture | null
}

/** What can be rented now of a category. */
export interface Vacancies {
  count: number
  /** By size, of those whose area is known. */
  sizes: { squareMetres: number; count: number; lowestPrice: number | null }[]
}
