import type { Pool } from 'pg'
import { z } from 'zod'
import type { PropertyId } from '../../domain/property.ts'
import type { DataVersion } from '../database/data-version.ts'
import { queryValue } from '../database/query.ts'
import { cachedRows } from './cached-rows.ts'
import { type CardRow, cardColumns, cardRow } from './card-row.ts'
import { mainPicture } from './picture-columns.ts'

/** Some 8 MB with their HTML, whatever the size of the portfolio: 100 pages of a list. */
const MAX_CARDS = 2500

/** The cards of some properties, in that order; those that are gone are left out. */
export type ReadCards = (ids: readonly PropertyId[]) => Promise<CardRow[]>

/** Reads cards, each once until its property or its picture changes. */
export const cachedCards = (
  pool: Pool,
  version: Pick<DataVersion, 'current' | 'lastChangeOf' | 'isFollowing'>,
): ReadCards => cachedRows({ version, max: MAX_CARDS, read: (ids) => readCards(pool, ids) })

const cards = z.array(cardRow)

/**
 * Reads the cards of some properties, in any order. They come as one JSON value: taking 24 rows of ten columns apart costs more
 * than PostgreSQL takes to find them.
 */
export async function readCards(pool: Pool, ids: readonly PropertyId[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  return queryValue(
    pool,
    cards,
    {
      name: 'property_cards',
      text: `select coalesce(json_agg(page), '[]') from (
        select ${cardColumns} from properties left join pictures on pictures.url = ${mainPicture}
        where properties.id = any($1::uuid[])) page`,
    },
    [ids],
  )
}
