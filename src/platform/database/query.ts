import type { ClientBase, Pool, QueryResult } from 'pg'
import { z } from 'zod'

/** What runs statements: the pool, or the client of a transaction. */
export type Queryable = Pool | ClientBase

/** A statement; one with a name is planned once for each connection. */
export type Statement = string | { name: string; text: string }

/**
 * The rows of a statement, parsed. A schema of an object, or of one that is transformed, has a key for each column; any other is that of
 * the only column.
 * @throws Error where the statement's columns are not those of the schema, also where it gives no row, or where a row
 * does not match the schema.
 */
export async function queryRows<T>(
  db: Queryable,
  row: z.ZodType<T>,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<T[]> {
  const { fields, rows } = await run(db, statement, values)
  const given = fields.map(({ name }) => name)
  const expected = columnsOf(row)
  checkColumns(given, expected, statement)
  const [only = ''] = given
  return rows.map((each) => parse(row, expected ? each : each[only], statement))
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
function checkColumns(
  given: readonly string[],
  expected: readonly string[] | null,
  statement: Statement,
): void {
  const isRight = expected
    ? given.length === expected.length && expected.every((name) => given.includes(name))
    : given.length === 1
  if (isRight) return
  const wanted = expected ? expected.join(', ') : 'one'
  throw new Error(`The columns ${given.join(', ')} are not ${wanted}, of: ${textOf(statement)}`)
}

/** The columns that a schema's rows have; null for the schema of a value. */
function columnsOf(row: z.ZodType): string[] | null {
  if (row instanceof z.ZodObject) return Object.keys(row.shape)
  return row instanceof z.ZodPipe && row.in instanceof z.ZodType ? columnsOf(row.in) : null
}

function parse<T>(schema: z.ZodType<T>, given: unknown, statement: Statement): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new Error(`A row does not match: ${z.prettifyError(parsed.error)}, of: ${textOf(statement)}`)
}
