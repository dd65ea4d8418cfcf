import type { Pool } from 'pg'
import { z } from 'zod'
import { formatMoney } from '../../../domain/format/format.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { propertyId } from '../../../platform/database/columns.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { portfolioListTexts } from '../list.words.ts'
import type { RentPreview } from '../list-actions.ts'
import { changedRent, type RentChange } from '../rent-change.ts'

const rentRow = z.object({
  id: propertyId,
  title: z.string(),
  price: z.number().nullable(),
  differs: z.boolean(),
  snapshot: z.string(),
})

/** The rents of some properties as they are and would be, in the order of their titles. */
export async function previewRents(
  pool: Pool,
  ids: readonly PropertyId[],
  change: RentChange,
  rounding: number,
): Promise<Omit<RentPreview, 'rent' | 'rounding'>> {
  const rows = await queryRows(
    pool,
    rentRow,
    `select line.id, line.title, line.price,
       properties.id is not null and properties.price is distinct from line.price as differs,
       (select coalesce(max(id), 0)::text from property_versions) as snapshot
     from property_lines line left join properties on properties.id = line.id
     where line.id = any($1) order by line.title, line.id`,
    [ids],
  )
  let sum: number | null = 0
  const lines = rows.map(({ id, title, price, differs }) => {
    const from = price === null ? null : money(price)
    const to = differs ? null : changedRent(price, change, rounding)
    if (to === null)
      return {
        id,
        title,
        from,
        to: null,
        problem: differs ? portfolioListTexts.bulk.draftDiffers : portfolioListTexts.bulk.noRentToChange,
      }
    sum = sum === null || price === null ? null : sum + to - price
    return { id, title, from, to: money(to), problem: null }
  })
  const changing = lines.filter(({ from, to }) => to !== null && from !== to)
  return {
    lines,
    count: changing.length,
    difference: sum === null ? null : `${sum < 0 ? '−' : '+'}${money(Math.abs(sum))}`,
    snapshot: rows[0]?.snapshot ?? '0',
  }
}

const money = (kroner: number) => formatMoney(kroner, staffLanguage)
