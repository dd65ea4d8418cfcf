import type { CategorySlug } from '../../../../landlord-types/category.ts'
import type { Language } from '../../../../landlord-types/language.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { defaultLanguage } from '../../../domain/text/language.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import type { FormChoices } from '../../../forms/engine/form-services.ts'
import type { DataVersion } from '../../../platform/database/data-version.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Filters, ListAddress } from '../filters/filters.ts'
import { advertisingCatalogue } from './advertising.ts'
import { chosenCatalogue } from './chosen.ts'
import { housingCatalogue } from './housing.ts'
import { listingCatalogue } from './listings.ts'
import { liveHomes } from './live-homes.ts'
import { liveListings } from './live-listings.ts'
import type { MapCredit } from './map/map-view.ts'
import { propertyCatalogue } from './properties.ts'
import { propertyChoiceCatalogue } from './property-choices.ts'
import { propertyListCatalogue } from './property-list.ts'
import { type SitemapProperty, sitemapCatalogue } from './sitemap.ts'
import { storageChoiceCatalogue } from './storage-choices.ts'
import { vacancyCatalogue } from './vacancies.ts'
import { vacantHomesCatalogue } from './vacant-homes.ts'
import type {
  AdvertisingCard,
  ComparedProperty,
  HousingArea,
  Listings,
  PropertyCardView,
  PropertyDetail,
  PropertyList,
  Vacancies,
} from './views.ts'
import { type KnownWish, type RankHomes, type WishedList, wishedListCatalogue } from './wished-list.ts'

/** Everything that the public pages read, as it is on the day. Each call rejects where the database cannot be read. */
export interface Catalogue extends FormChoices {
  /** One page of the properties that pass some filters; a page beyond the last is empty. */
  properties(address: ListAddress): Promise<PropertyList>
  /** A list's address without towns, areas and pages that the portfolio does not have. */
  knownList(address: ListAddress): Promise<ListAddress>
  /** Some filters without towns and areas that neither the portfolio nor a listing has, and in words. */
  knownWish(asked: Filters): Promise<KnownWish>
  /** The list that a wish in free words asks for; null where it says something else. Homes that say more of what it names come first. */
  wishedList(text: string, rankHomes?: RankHomes): Promise<WishedList | null>
  /** The addresses of the filtered lists that people search for, for the sitemap. */
  searchedLists(): Promise<string[]>
  property(id: PropertyId): Promise<PropertyDetail | null>
  /** Properties that a visitor has chosen, in that order; those that are gone are left out. */
  chosenCards(ids: readonly PropertyId[]): Promise<PropertyCardView[]>
  /** The same with what they are compared by. */
  compared(ids: readonly PropertyId[]): Promise<ComparedProperty[]>
  /** At most four homes that can be rented now, from as many towns as there are. */
  vacantHomes(): Promise<PropertyCardView[]>
  /** The active listings that pass some filters, the newest first where no other order is asked for. */
  listings(address: ListAddress): Promise<Listings>
  /** The address of a list of listings without towns and areas that no listing has. */
  knownListings(address: ListAddress): Promise<ListAddress>
  /** The addresses of the lists of listings that people search for, for the sitemap. */
  searchedListings(): Promise<string[]>
  housingAreas(): Promise<HousingArea[]>
  /** What can be rented now of a category. */
  vacancies(category: CategorySlug): Promise<Vacancies>
  /** The fixed advertising spaces, the newest first. */
  advertisingSpaces(): Promise<AdvertisingCard[]>
  /** How many of the fixed advertising spaces there are. */
  advertisingCount(): Promise<number>
  /** How many files of the sitemap name the properties. */
  sitemapParts(): Promise<number>
  /** The properties that one of those files names, the first of which is 1; none beyond the last. */
  sitemapProperties(part: number): Promise<SitemapProperty[]>
}

export function createCatalogue(
  { pool }: Pick<Database, 'pool'>,
  version: Pick<DataVersion, 'lastChangeOf' | 'isFollowing'>,
  clock: () => Date = () => new Date(),
  mapCredit: MapCredit | null = null,
  language: Language = defaultLanguage,
): Catalogue {
  const today = () => osloDate(clock())
  const homes = liveHomes(pool, version, today)
  const listings = liveListings(pool, version, today, language)
  return {
    ...propertyCatalogue(pool, homes, today, language),
    ...propertyListCatalogue(pool, homes, today, mapCredit, language),
    ...wishedListCatalogue(homes, listings, today, language),
    ...chosenCatalogue(pool, today, language),
    ...listingCatalogue(listings, language),
    ...vacantHomesCatalogue(pool, homes, today, language),
    ...housingCatalogue(pool, homes, today, language),
    ...vacancyCatalogue(homes),
    ...advertisingCatalogue(pool, today, language),
    ...propertyChoiceCatalogue(pool),
    ...storageChoiceCatalogue(pool),
    ...sitemapCatalogue(pool),
  }
}
