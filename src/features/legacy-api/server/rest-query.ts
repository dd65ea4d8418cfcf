import { type PublicTable, publicColumns } from './public-tables.ts'

/** A select that the public key may make, checked and ready to be run. */
export interface RestQuery {
  table: PublicTable
  columns: readonly string[]
  filters: readonly Filter[]
  order: readonly { column: string; descending: boolean; nulls: 'first' | 'last' | null }[]
  limit: number | null
  offset: number
}

export type Filter =
  | { column: string; operator: 'eq'; value: string }
  | { column: string; operator: 'in'; values: readonly string[] }

/** A refused query, with PostgREST's error. */
export class RestQueryError extends Error {
  override name = 'RestQueryError'
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const reserved = new Set(['select', 'order', 'limit', 'offset', 'columns'])

/** The maximum number of rows in one answer. */
const MAX_ROWS = 1000

/**
 * The select in the query of an address.
 * @throws RestQueryError for a column that is not public, an operator other than eq and in, and anything that
 * cannot be read.
 */
export function parseRestQuery(table: PublicTable, search: URLSearchParams): RestQuery {
  const known: readonly string[] = publicColumns[table]
  const column = (name: string): string => {
    if (known.includes(name)) return name
    // A private column and an unknown one get the same answer, so that a client does not learn which columns exist.
    throw new RestQueryError(400, '42703', `column ${table}.${name} does not exist`)
  }
  const filters: Filter[] = []
  for (const [name, value] of search) if (!reserved.has(name)) filters.push(filterOf(column(name), value))
  return {
    table,
    columns: columnsOf(search.get('select') ?? '*', known, column),
    filters,
    order: (search.get('order') ?? '')
      .split(',')
      .filter(Boolean)
      .map((part) => orderOf(part, column)),
    limit: Math.min(wholeNumber(search.get('limit')) ?? MAX_ROWS, MAX_ROWS),
    offset: wholeNumber(search.get('offset')) ?? 0,
  }
}

function columnsOf(select: string, known: readonly string[], column: (name: string) => string) {
  const names = select.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
  return [...new Set(names.flatMap((name) => (name === '*' ? known : [column(name)])))]
}

function orderOf(part: string, column: (name: string) => string): RestQuery['order'][number] {
  const [name = '', ...words] = part.split('.')
  const direction = words.filter((word) => word === 'asc' || word === 'desc')
  const nulls = words.find((word) => word === 'nullsfirst' || word === 'nullslast')
  if (direction.length + (nulls ? 1 : 0) !== words.length) throw unreadable(`order=${part}`)
  return {
    column: column(name),
    descending: direction[0] === 'desc',
    nulls: nulls ? (nulls === 'nullsfirst' ? 'first' : 'last') : null,
  }
}

function filterOf(column: string, text: string): Filter {
  const at = text.indexOf('.')
  const operator = text.slice(0, Math.max(at, 0))
  const value = text.slice(at + 1)
  if (operator === 'eq') return { column, operator, value }
  if (operator === 'in') {
    const list = /^\((.*)\)$/s.exec(value)?.[1]
    if (list === undefined) throw unreadable(`${column}=${text}`)
    return { column, operator, values: listOf(list) }
  }
  throw unreadable(`${column}=${text}`)
}

/** The values of «a,"b,c",d». */
function listOf(text: string): string[] {
  if (text === '') return []
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"(?:,|$)|([^,"]*)(?:,|$)/g)]
    .filter(({ 0: whole }) => whole !== '')
    .map(([, quoted, plain]) => quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '')
}

function wholeNumber(text: string | null): number | null {
  if (text === null) return null
  if (!/^\d{1,9}$/.test(text)) throw unreadable(text)
  return Number(text)
}

function unreadable(what: string): RestQueryError {
  return new RestQueryError(400, 'PGRST100', `"failed to parse (${what})"`)
}
