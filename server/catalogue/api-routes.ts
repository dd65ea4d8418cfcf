import { type Context, Hono } from 'hono'
import { categoryFromSlug } from '../../domain/categories.ts'
import { chosenProperties, comparedProperties, MAX_FAVOURITES } from '../../domain/chosen-properties.ts'
import { readListAddress } from '../../domain/filters/filters.ts'
import { readListingAddress } from '../../domain/filters/listing-address.ts'
import { parsePropertyId } from '../../domain/property.ts'
import type { Log } from '../base/log.ts'
import { newReference } from '../http/reference.ts'
import { retryLater } from '../http/unavailable-page.ts'
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
