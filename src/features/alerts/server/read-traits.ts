import type { IsoDate } from '../../../domain/time/calendar.ts'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'
import { factsReader, type HomeTraits } from '../../portfolio-browsing/filters/home-facts.ts'
import { traitsOfListing } from '../../portfolio-browsing/filters/listing-traits.ts'
import type { Vacancy } from '../../portfolio-browsing/filters/vacancy.ts'
import { factColumns, factRow } from '../../portfolio-browsing/server/home-rows.ts'
import { listingColumns, listingFacts } from '../../portfolio-browsing/server/listing-rows.ts'
import type { HomeKind } from './stored-traits.ts'

/** A property, or an ad that is of no property of ours. */
export interface HomeRef {
  kind: HomeKind
  ref: string
}

export interface VacantHome extends HomeRef {
  traits: HomeTraits
}

/** Those of some homes that can be rented, now or from a day, and what filters look at in them. */
export async function readVacantHomes(
  db: Queryable,
  homes: readonly HomeRef[],
  today: IsoDate,
): Promise<VacantHome[]> {
  const refs = (kind: HomeKind) => homes.flatMap((home) => (home.kind === kind ? [home.ref] : []))
  const properties = await queryRows(
    db,
    factRow,
    `select ${factColumns} from properties where id::text = any($1)`,
    [refs('property')],
  )
  const listings = await queryRows(
    db,
    listingFacts,
    `select ${listingColumns} from finn_properties
     where id = any($1) and is_active and not hidden
       and not exists (select from properties where properties.id = finn_properties.property_id)`,
    [refs('listing')],
  )
  const factsOf = factsReader(today)
  return [
    ...properties.map((row) => ({ kind: 'property' as const, ref: row.id, traits: factsOf(row) })),
    ...listings.map(({ id, ...row }) => ({
      kind: 'listing' as const,
      ref: id,
      traits: traitsOfListing(row, today),
    })),
  ].filter(({ traits }) => isVacant(traits.vacancy))
}

const isVacant = (vacancy: Vacancy | null): boolean => vacancy?.kind === 'now' || vacancy?.kind === 'from'
