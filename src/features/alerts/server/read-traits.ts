import { z } from 'zod'
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

const propertyFacts = factRow.extend({ is_advertised: z.boolean() })

/** Those of some homes that can be rented, now or from a day, and what filters look at in them. */
export async function readVacantHomes(
  db: Queryable,
  homes: readonly HomeRef[],
  today: IsoDate,
): Promise<VacantHome[]> {
  const refs = (kind: HomeKind) => homes.flatMap((home) => (home.kind === kind ? [home.ref] : []))
  const properties = await queryRows(
    db,
    propertyFacts,
    `select ${factColumns}, exists (
       select from finn_properties where property_id = properties.id and is_active and not hidden) as is_advertised
     from properties where id::text = any($1)`,
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
    ...properties.map(({ is_advertised, ...row }) => {
      const facts = factsOf(row)
      const isOnlyAdvertised = is_advertised && !isVacant(facts.vacancy)
      const traits: HomeTraits = isOnlyAdvertised ? { ...facts, vacancy: { kind: 'now' } } : facts
      return { kind: 'property' as const, ref: row.id, traits }
    }),
    ...listings.map(({ id, ...row }) => ({
      kind: 'listing' as const,
      ref: id,
      traits: traitsOfListing(row, today),
    })),
  ].filter(({ traits }) => isVacant(traits.vacancy))
}

const isVacant = (vacancy: Vacancy | null): boolean => vacancy?.kind === 'now' || vacancy?.kind === 'from'
