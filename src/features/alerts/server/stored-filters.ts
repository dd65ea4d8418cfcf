import { z } from 'zod'
import { eachOf, fewestOf } from '../../portfolio-browsing/filters/bedrooms.ts'
import {
  choose,
  type Filters,
  readListAddress,
  writeListAddress,
} from '../../portfolio-browsing/filters/filters.ts'

/** The columns of an alert that say what it is for. */
export const storedFilters = { filters: z.string(), asked: z.string().nullable() }

/** An area that there is none of: with it, an earlier version finds no home for a wish that it cannot read, rather than all of them. */
const NO_AREA = 'finnes-ikke'

/** The filters of an alert. One of before bedrooms were exact asks for as many or more. */
export function filtersIn({ filters, asked }: { filters: string; asked: string | null }): Filters {
  const search = new URLSearchParams(asked ?? filters)
  const areas = search.getAll('omrade').filter((area) => area !== NO_AREA)
  search.delete('omrade')
  for (const area of areas) search.append('omrade', area)
  const fewest = search.get('soverom')
  if (asked === null && fewest !== null) {
    search.set('minsoverom', fewest)
    search.delete('soverom')
  }
  const { category, asked: wanted } = readListAddress(search)
  return { category, asked: wanted }
}

/**
 * Filters as an alert has them: as they are read, and as an earlier version reads them, which knows only the fewest bedrooms and takes
 * the first of a parameter. Different wishes are different texts, since one of them is found again by its text.
 */
export function storeFilters(wanted: Filters): { filters: string; asked: string } {
  const { filters, asked } = storeBedrooms(wanted)
  if (wanted.asked.slag === undefined) return { filters, asked }
  const withoutHomes = `omrade=${NO_AREA}&`
  return { filters: withoutHomes + filters, asked: withoutHomes + asked }
}

function storeBedrooms(wanted: Filters): { filters: string; asked: string } {
  const asked = String(writeListAddress(wanted))
  const { soverom, minsoverom } = wanted.asked
  const fewest = soverom === undefined ? minsoverom : fewestOf(soverom)
  if (fewest === undefined) return { filters: asked, asked }
  const former = writeListAddress(choose(wanted, 'soverom', fewest))
  if (soverom !== undefined) for (const one of eachOf(soverom)) former.append('soverom', String(one))
  return { filters: String(former), asked }
}
