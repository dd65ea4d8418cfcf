import type { ClientBase, Pool, QueryResult } from 'pg'
import { z } from 'zod'

/** What runs statements: the pool, or the client of a transaction. */
export type Queryable = Pool | ClientBase

/** A statement; one with a name is planned once for each connection. */
export type Statement = string | { name: string; text: string }

/**
 * The rows of a statement, parsed. `row` has a key for each column; it is an object or one that is transformed.
 * @throws Error where the statement's columns are not those of the schema, also where it gives no row, or where a row
 * does not match the schema.
 */
export async function queryRows<T>(
  db: Queryable,
  row: z.ZodType<T>,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<T[]> {
  const result = await run(db, statement, values)
  checkColumns(result, row, statement)
  return result.rows.map((given) => parse(row, given, statement))
}

/** The first row of a statement, parsed; null where it gives none. */
export async function findRow<T>(
  db: Queryable,
  row: z.ZodType<T>,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<T | null> {
  const [first] = await queryRows(db, row, statement, values)
  return first ?? null
}

/** The first row of a statement that always gives one, parsed. */
export async function queryRow<T>(
  db: Queryable,
  row: z.ZodType<T>,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<T> {
  for (const first of await queryRows(db, row, statement, values)) return first
  throw new Error(`No row was returned by: ${textOf(statement)}`)
}

/** The values of a statement's only column, parsed. */
export async function queryValues<T>(
  db: Queryable,
  value: z.ZodType<T>,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<T[]> {
  const { fields, rows } = await run(db, statement, values)
  const [column] = fields
  if (!column || fields.length > 1)
    throw new Error(`One column is expected, not ${fields.length}, of: ${textOf(statement)}`)
  return rows.map((row) => parse(value, row[column.name], statement))
}

/** The value of the first row's only column, parsed; null where the statement gives no row. */
export async function findValue<T>(
  db: Queryable,
  value: z.ZodType<T>,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<T | null> {
  const [first] = await queryValues(db, value, statement, values)
  return first ?? null
}

/** The value of the only column of a statement that always gives a row, parsed. */
export async function queryValue<T>(
  db: Queryable,
  value: z.ZodType<T>,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<T> {
  for (const first of await queryValues(db, value, statement, values)) return first
  throw new Error(`No row was returned by: ${textOf(statement)}`)
}

/** Runs a statement. Gives the number of rows that it changed, or selected. */
export async function execute(
  db: Queryable,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<number> {
  const { rowCount } = await run(db, statement, values)
  return rowCount ?? 0
}

/** Whether a statement gives a row. */
export async function rowExists(
  db: Queryable,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<boolean> {
  return (await execute(db, statement, values)) > 0
}

type Result = QueryResult<Record<string, unknown>>

function run(db: Queryable, statement: Statement, values: readonly unknown[]): Promise<Result> {
  const query = typeof statement === 'string' ? { text: statement } : statement
  return db.query({ ...query, values: [...values] })
}

const textOf = (statement: Statement): string => (typeof statement === 'string' ? statement : statement.text)

/** A column too many is read for nothing; one too few, or one twice, is a mistake. */
function checkColumns({ fields }: Result, row: z.ZodType, statement: Statement): void {
  const expected = columnsOf(row)
  const given = fields.map(({ name }) => name)
  if (given.length === expected.length && expected.every((name) => given.includes(name))) return
  throw new Error(`The columns ${given.join(', ')} are not ${expected.join(', ')}, of: ${textOf(statement)}`)
}

function columnsOf(row: z.ZodType): string[] {
  if (row instanceof z.ZodObject) return Object.keys(row.shape)
  if (row instanceof z.ZodPipe && row.in instanceof z.ZodType) return columnsOf(row.in)
  throw new Error('A row is parsed by the schema of an object, or by one that is transformed')
}

function parse<T>(schema: z.ZodType<T>, given: unknown, statement: Statement): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new Error(`A row does not match: ${z.prettifyError(parsed.error)}, of: ${textOf(statement)}`)
}
