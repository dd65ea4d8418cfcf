import type { Language } from '../../../../landlord-types/language.ts'
import { formatMoney } from '../../../domain/format/format.ts'
import { type MoveInCost, moveInCosts, securityAmounts } from '../../../domain/portfolio/deposit.ts'
import { distanceOf } from '../../../domain/portfolio/distance.ts'
import { postalCodeOf } from '../../../domain/portfolio/municipality.ts'
import { petsOf } from '../../../domain/portfolio/pets.ts'
import type { Picture } from '../../../domain/portfolio/picture.ts'
import { categoryOfType, isLivedIn } from '../../../domain/portfolio/property.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { formatDate } from '../../../domain/time/format-moment.ts'
import { featuresOf } from '../filters/features.ts'
import type { HomeFacts } from '../filters/home-facts.ts'
import type { VacancyFacts } from '../filters/vacancy.ts'
import { sizeFacts } from './card-row.ts'
import { toDetailRows } from './detail-rows.ts'
import { factWords } from './facts.words.ts'
import { placeMapOf } from './map/place-map.ts'
import type { PropertyRow } from './property-row.ts'
import { rentFacts, shownRent } from './rent-facts.ts'
import { toShownVacancy } from './vacancy-view.ts'
import type { MoveInRow, Nearby, PropertyDetail, PropertyTerms } from './views.ts'

/** A text, or null if it is empty. */
export function writtenText(text: string | null): string | null {
  return text?.trim() ? text : null
}

interface Beside extends Nearby {
  /** Those of its pictures that there are. */
  pictures: Picture[]
  /** Null where it is not on the site. */
  updatedAt: Date | null
  /** Null where it is not advertised. */
  finnUrl: string | null
  /** Whose streets its map names. */
  homes: readonly HomeFacts[]
}

/** A row as its own page shows it on a day, with what is not of the row. */
export function toDetail(
  row: PropertyRow & VacancyFacts,
  { pictures, updatedAt, finnUrl, homes, ...nearby }: Beside,
  today: IsoDate,
  language: Language,
): PropertyDetail {
  const category = categoryOfType(row.type)
  const vacancy = toShownVacancy(row, today, language)
  // The deposit is a term of the homes' form only (specification 2 §2).
  const asksForDeposit = row.type === 'Bolig'
  const moveInRent = isLivedIn(row) && vacancy?.kind !== 'rented' ? row.price : null
  const rent = asksForDeposit ? moveInRent : null
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    category: category.slug,
    location: row.location,
    postalCode: row.postal_code ?? postalCodeOf(row.location),
    city: row.city,
    description: writtenText(row.description),
    amenities: row.amenities,
    vacancy,
    price: shownRent(row, language),
    rentFacts: rentFacts(row, language),
    deposit: rent === null ? null : formatMoney(securityAmounts(rent).depositum, language),
    moveIn: rent === null ? [] : moveInCosts(rent).map((cost) => toMoveInRow(cost, language)),
    firstRent: asksForDeposit || moveInRent === null ? null : formatMoney(moveInRent, language),
    terms: termsOf(row),
    distances: row.distances.map(distanceOf),
    documents: { floorPlan: row.floor_plan, energyCertificate: row.energy_certificate },
    updatedAt: updatedAt && formatDate(updatedAt, language),
    keyFacts: [
      ...sizeFacts(row, language),
      ...(row.bathrooms && row.bathrooms > 0 ? [wordsOf(factWords, language).bathrooms(row.bathrooms)] : []),
    ],
    energyClass: row.energy_class,
    ...toDetailRows(row, vacancy, language),
    ...nearby,
    finnUrl,
    map: placeMapOf(row, homes),
    pictures,
    facts: { price: row.price, area: row.area, bedrooms: row.bedrooms, yearBuilt: row.year_built },
  }
}

const toMoveInRow = ({ choice, security, upFront }: MoveInCost, language: Language): MoveInRow => ({
  choice,
  security: formatMoney(security, language),
  upFront: formatMoney(upFront, language),
})

function termsOf(row: PropertyRow): PropertyTerms {
  return {
    floor: row.floor,
    hasLift: featuresOf(row.amenities).includes('heis'),
    pets: petsOf(row.amenities),
    shortestTerm: row.shortest_term,
    included: row.included,
  }
}
