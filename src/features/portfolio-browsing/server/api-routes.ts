import { type Context, Hono } from 'hono'
import { categoryFromSlug } from '../../../domain/portfolio/categories.ts'
import {
  chosenProperties,
  comparedProperties,
  MAX_FAVOURITES,
} from '../../../domain/portfolio/chosen-properties.ts'
import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import type { Log } from '../../../platform/base/log.ts'
import { newReference } from '../../../platform/http/reference.ts'
import { retryLater } from '../../../platform/http/unavailable-page.ts'
import { readListAddress } from '../filters/filters.ts'
import { readListingAddress } from '../filters/listing-address.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * Views as JSON: the favourites of a device, and the count of advertising spaces. The others are read by tabs of the version before, whose
 * pages take no other answer; they go in the next release.
 */
export function apiRoutes(catalogue: Catalogue, log: Log): Hono {
  const routes = new Hono()

  const answer = async (c: Context, read: () => Promise<unknown>) => {
    try {
      const view = await read()
      return view === null ? c.json({ error: 'not found' }, 404, headers) : c.json(view, 200, headers)
    } catch (error) {
      const reference = newReference()
      log.error({ err: error, reference, path: c.req.path }, 'Error reading data for the browser')
      return c.json({ error: 'unavailable', reference }, 503, { ...headers, ...retryLater })
    }
  }

  routes.get('/eiendommer', (c) =>
    answer(c, () => catalogue.properties(readListAddress(new URL(c.req.url).searchParams))),
  )
  routes.get('/eiendommer/:id', (c) => {
    const id = parsePropertyId(c.req.param('id'))
    return answer(c, async () => (id ? catalogue.property(id) : null))
  })
  routes.get('/favoritter', (c) => {
    const ids = chosenProperties(new URL(c.req.url).searchParams, MAX_FAVOURITES)
    return answer(c, () => catalogue.chosenCards(ids))
  })
  routes.get('/sammenlign', (c) =>
    answer(c, () => catalogue.compared(comparedProperties(new URL(c.req.url).searchParams))),
  )
  routes.get('/ledige-leiligheter', (c) =>
    answer(c, () => catalogue.listings(readListingAddress(new URL(c.req.url).searchParams))),
  )
  routes.get('/ledige-boliger', (c) => answer(c, () => catalogue.vacantHomes()))
  routes.get('/boligomraader', (c) => answer(c, () => catalogue.housingAreas()))
  routes.get('/ledige-plasser', (c) => {
    const category = categoryFromSlug(c.req.query('type'))
    return answer(c, async () => (category ? catalogue.vacancies(category.slug) : null))
  })
  routes.get('/reklameplasser', (c) => answer(c, () => catalogue.advertisingSpaces()))
  routes.get('/reklameplasser/antall', (c) => answer(c, () => catalogue.advertisingCount()))
  return routes
}

const headers = { 'Cache-Control': 'no-cache' }
