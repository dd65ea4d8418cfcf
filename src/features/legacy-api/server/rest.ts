import type { Pool } from 'pg'
import { z } from 'zod'
import { errorCode, messageOf } from '../../../platform/base/errors.ts'
import type { Log } from '../../../platform/base/log.ts'
import { queryRow } from '../../../platform/database/query.ts'
import { TooBusy } from '../../../platform/limits/turns.ts'
import { compatHeaders, restError } from './errors.ts'
import { isPublicTable, publicRows } from './public-tables.ts'
import { type Filter, parseRestQuery, type RestQuery, RestQueryError } from './rest-query.ts'
import type { TableReads } from './table-reads.ts'

/** Answers a read of a table for a client of the legacy API, as PostgREST would. */
export async function answerRest(
  { reads, log }: { reads: TableReads; log: Log },
  table: string,
  request: Request,
  client: string | null,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return restError(401, '42501', `permission denied for table ${table}`, 'The public key reads only.')
  }
  if (!isPublicTable(table)) {
    return restError(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`)
  }
  try {
    const query = withRange(parseRestQuery(table, new URL(request.url).searchParams), request)
    return await reads.run(client, (pool) => run(pool, reads, query, request))
  } catch (error) {
    if (error instanceof RestQueryError) return restError(error.status, error.code, error.message)
    if (error instanceof TooBusy)
      return restError(429, 'PGRST003', 'Too many requests. Try again in some seconds.')
    const code = errorCode(error) ?? ''
    // The database's error for a value of the wrong type, such as a malformed UUID.
    if (/^22/.test(code)) return restError(400, code, messageOf(error))
    log.error({ err: error, table }, 'Error answering the legacy API')
    return restError(503, 'PGRST001', 'Could not connect with the database.')
  }
}

/** A range in the headers narrows the query as limit and offset do. */
function withRange(query: RestQuery, request: Request): RestQuery {
  const match = /^(\d{1,9})-(\d{1,9})?$/.exec(request.headers.get('range') ?? '')
  if (!match) return query
  const from = Number(match[1])
  const count = match[2] === undefined ? null : Number(match[2]) - from + 1
  if (count !== null && count < 1)
    throw new RestQueryError(416, 'PGRST103', 'Requested range not satisfiable')
  return {
    ...query,
    offset: query.offset + from,
    limit: Math.min(query.limit ?? Infinity, count ?? Infinity),
  }
}

const page = z.object({ json: z.string(), count: z.number() })

async function run(pool: Pool, reads: TableReads, query: RestQuery, request: Request): Promise<Response> {
  const wantsCount = /count=(exact|planned|estimated)/.test(request.headers.get('prefer') ?? '')
  const { where, values } = conditions(query.filters, publicRows[query.table])
  const from = `from ${query.table}${where}`
  const total = wantsCount
    ? await reads.count([from, values], (own) =>
        queryRow(own, z.number(), `select count(*)::int as total ${from}`, values),
      )
    : null
  const order = query.order.map(
    ({ column, descending, nulls }) =>
      `"${column}" ${descending ? 'desc' : 'asc'}${nulls ? ` nulls ${nulls}` : ''}`,
  )
  const orderBy = order.length > 0 ? `order by ${order.join(', ')}` : ''
  const { json, count } = await queryRow(
    pool,
    page,
    // Only ids and what they are ordered by are sorted, however far into the table the page lies.
    `select coalesce(json_agg(row_to_json(answer)), '[]')::text as json, count(*)::int as count from (
       select ${query.columns.map((name) => `"${name}"`).join(', ')} from (
         select id ${from} ${orderBy} limit ${query.limit} offset ${query.offset}) as page
       join ${query.table} using (id) ${orderBy}) as answer`,
    values,
  )
  const range = count === 0 ? '*' : `${query.offset}-${query.offset + count - 1}`
  const isPart = total !== null && count < total && count > 0
  const headers = {
    ...compatHeaders,
    'Content-Range': `${range}/${total ?? '*'}`,
    'Content-Type': 'application/json; charset=utf-8',
  }
  if (request.headers.get('accept')?.includes('application/vnd.pgrst.object')) {
    if (count !== 1) {
      return restError(406, 'PGRST116', `Cannot coerce the result to a single JSON object (${count} rows)`)
    }
    return new Response(json.trim().slice(1, -1), {
      status: 200,
      headers: { ...headers, 'Content-Type': 'application/vnd.pgrst.object+json; charset=utf-8' },
    })
  }
  return new Response(request.method === 'HEAD' ? null : json, { status: isPart ? 206 : 200, headers })
}

/** Column names come from the list of public ones; values go as parameters, and the database knows their types. */
function conditions(
  filters: readonly Filter[],
  always: string | undefined,
): { where: string; values: unknown[] } {
  const values: unknown[] = []
  const parts = filters.map((filter) => {
    if (filter.operator === 'eq') {
      values.push(filter.value)
      return `"${filter.column}" = $${values.length}`
    }
    if (filter.values.length === 0) return 'false'
    const places = filter.values.map((value) => {
      values.push(value)
      return `$${values.length}`
    })
    return `"${filter.column}" in (${places.join(', ')})`
  })
  if (always) parts.push(always)
  return { where: parts.length > 0 ? ` where ${parts.join(' and ')}` : '', values }
}
