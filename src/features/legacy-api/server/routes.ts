import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { RequestBindings } from '../../../platform/http/request-bindings.ts'
import type { PhotoDeps } from '../../../platform/photos/take-photo.ts'
import type { ReceiveDeps } from '../../cases/server/store/receive.ts'
import { compatHeaders, functionError, restError, storageError } from './errors.ts'
import { answerFunction } from './functions.ts'
import { answerRest } from './rest.ts'
import { answerStorage } from './storage.ts'
import type { TableReads } from './table-reads.ts'

interface CompatOptions {
  deps: ReceiveDeps
  photoDeps: PhotoDeps
  tableReads: TableReads
  publicKey: string
}

type Bindings = { Bindings: RequestBindings }

/** The legacy API of the old site's clients: tables to read, functions that are forms, a bucket for photos. */
export function compatRoutes({ deps, photoDeps, tableReads, publicKey }: CompatOptions): Hono<Bindings> {
  const routes = new Hono<Bindings>()
  const isKnown = (c: Context) => {
    const bearer = c.req.header('authorization')?.replace(/^Bearer\s+/i, '')
    return [c.req.header('apikey'), bearer].some((key) => key !== undefined && isSame(key, publicKey))
  }
  const preflight = (c: Context) =>
    c.body(null, 204, {
      ...compatHeaders,
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
      'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? '*',
      'Access-Control-Max-Age': '86400',
    })

  for (const prefix of ['/rest/v1/*', '/functions/v1/*', '/storage/v1/*'])
    routes.options(prefix, (c) => preflight(c))

  routes.all('/rest/v1/:table', (c) => {
    if (!isKnown(c)) return restError(401, 'PGRST301', 'No API key found in request')
    return answerRest(
      { reads: tableReads, log: deps.log },
      c.req.param('table'),
      c.req.raw,
      c.env.clientAddress,
    )
  })
  routes.all('/rest/v1/*', () =>
    restError(404, 'PGRST202', 'Could not find the function in the schema cache'),
  )

  routes.all('/functions/v1/:name', (c) => {
    if (!isKnown(c)) return functionError(401, 'Missing authorization header')
    return answerFunction(deps, c.req.param('name'), c.req.raw, c.env.clientAddress)
  })

  routes.all('/storage/v1/object/:bucket/*', async (c, next) => {
    // What is public is served with the other pictures.
    if (c.req.method === 'GET' && c.req.param('bucket') === 'public') return next()
    if (!isKnown(c)) return storageError(401, 'Unauthorized', 'No API key found in request')
    const path = decodeURIComponent(c.req.path.slice('/storage/v1/object/'.length))
    return answerStorage(deps, photoDeps, path, c.req.raw, c.env.clientAddress)
  })
  routes.all('/storage/v1/*', (c, next) =>
    c.req.path.startsWith('/storage/v1/object/public/')
      ? next()
      : Promise.resolve(storageError(403, 'Unauthorized', 'The public key may not do this')),
  )
  return routes
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
