import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { addAuditEntries, addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { propertyId } from '../../../platform/database/columns.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { settleAfterBulkLoad } from '../../../platform/database/settle.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { upsertRows } from '../../portfolio-browsing/server/import.ts'
import { completeRows, type FileRows, type ImportRows } from '../../portfolio-browsing/server/import-rows.ts'
import { copyWebPictures, withCopies } from './pictures/web-pictures.ts'

type Table = keyof ImportRows

interface ColumnChange {
  column: string
  from: unknown
  to: unknown
}

/** What an import does with one row of its file. */
export interface ImportedRow {
  table: Table
  /** Its place in the file, from 0. */
  index: number
  id: string
  title: string
  /** `off-site`: staff have archived it, or not published it yet, so it is left as it is. */
  does: 'add' | 'change' | 'nothing' | 'off-site'
  changed: readonly ColumnChange[]
}

interface ImportOptions {
  dryRun: boolean
  /** The hosts that pictures are copied from, besides those of IMAGE_HOSTS. */
  imageHosts?: readonly string[]
}

/** Keeps the values of one statement small. */
const ROWS_AT_ONCE = 1000

/**
 * Imports a file in one transaction, as staff would edit: a new row is added, of a known one the columns change that the file has
 * and that differ. Each property that is written gets a version and an entry in the audit log. With `dryRun` nothing is written.
 * The pictures that a property names by addresses on the web are copied later, by the job `take-pictures`. Gives what is done with each
 * row.
 */
export async function importFile(
  { database: { pool } }: { database: Pick<Database, 'pool'> },
  file: FileRows,
  { dryRun, imageHosts = [] }: ImportOptions,
): Promise<ImportedRow[]> {
  const imported = await inTransaction(pool, async (client) => {
    // Staff wait for its end, and it for theirs; the versions first, as they do.
    if (!dryRun) await execute(client, 'lock table property_versions, properties in share row exclusive mode')
    const copied = { ...file, properties: await withCopies(client, file.properties) }
    const rows = completeRows(copied, await readKnown(client, file))
    const planned = [
      ...(await planRows(client, 'properties', rows.properties)),
      ...(await planRows(client, 'finn_properties', rows.finn_properties)),
    ]
    if (!dryRun) await write(client, rows, planned, imageHosts)
    return planned
  })
  if (!dryRun && file.properties.length > ROWS_AT_ONCE) await settleAfterBulkLoad(pool)
  return imported
}

/** What rows of a file change, by id: as it is on the site, or else as staff have it. */
async function readKnown(client: PoolClient, file: FileRows): Promise<ReadonlyMap<string, Content>> {
  const rows = await queryRows(
    client,
    standingRow,
    `select id::text, to_jsonb(properties) as content from properties where id = any($1)
     union all
     (select distinct on (property_id) property_id::text, content from property_versions
      where property_id = any($1) and not exists (select from properties where properties.id = property_id)
      order by property_id, id desc)
     union all select id, to_jsonb(finn_properties) from finn_properties where id = any($2)`,
    [file.properties.map(({ id }) => id), file.finn_properties.map(({ id }) => id)],
  )
  return new Map(rows.map(({ id, content }) => [id, content]))
}

const standingRow = z.object({ id: z.string(), content: z.record(z.string(), z.unknown()) })
type Content = z.output<typeof standingRow>['content']

async function planRows(
  client: PoolClient,
  table: Table,
  rows: readonly (Record<string, unknown> & { id: string; title: string })[],
): Promise<ImportedRow[]> {
  const offSite = table === 'properties' ? await readOffSite(client) : new Set<string>()
  const planned: ImportedRow[] = []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE)
    const standing = await readStanding(
      client,
      table,
      some.map(({ id }) => id),
    )
    for (const [offset, row] of some.entries()) {
      const { id, title } = row
      const before = standing.get(id)
      const changed = before ? changesOf(before, row) : []
      const isNew = before === undefined
      const does = offSite.has(id) ? 'off-site' : isNew ? 'add' : changed.length > 0 ? 'change' : 'nothing'
      planned.push({ table, index: start + offset, id, title, does, changed })
    }
  }
  return planned
}

/** The properties that staff edit and that are not on the site. */
async function readOffSite(client: PoolClient): Promise<ReadonlySet<string>> {
  const ids = await queryRows(
    client,
    propertyId,
    `select distinct property_id from property_versions
     where not exists (select from properties where properties.id = property_id)`,
  )
  return new Set<string>(ids)
}

async function readStanding(client: PoolClient, table: Table, ids: readonly string[]) {
  const rows =
    table === 'properties'
      ? await queryRows(
          client,
          standingRow,
          'select id::text, to_jsonb(properties) as content from properties where id = any($1::uuid[])',
          [ids],
        )
      : await queryRows(
          client,
          standingRow,
          'select id, to_jsonb(finn_properties) as content from finn_properties where id = any($1)',
          [ids],
        )
  return new Map(rows.map(({ id, content }) => [id, content]))
}

/** The columns that hold an instant, which is one in every spelling. */
const instants: readonly string[] = ['created_at', 'scraped_at']

function changesOf(
  before: Readonly<Record<string, unknown>>,
  row: Readonly<Record<string, unknown>>,
): ColumnChange[] {
  const comparable = (column: string, value: unknown) =>
    instants.includes(column) ? new Date(String(value)).getTime() : JSON.stringify(value)
  return Object.entries(row).flatMap(([column, to]) => {
    const from = before[column]
    return comparable(column, from) === comparable(column, to) ? [] : [{ column, from, to }]
  })
}

async function write(
  client: PoolClient,
  rows: ImportRows,
  planned: readonly ImportedRow[],
  imageHosts: readonly string[],
): Promise<void> {
  const written = (table: Table, ...kinds: readonly ImportedRow['does'][]) =>
    planned.filter((row) => row.table === table && kinds.includes(row.does))
  const properties = rowsOf(rows.properties, written('properties', 'add', 'change'))
  const changed = rowsOf(rows.properties, written('properties', 'change'))
  const listings = rowsOf(rows.finn_properties, written('finn_properties', 'add', 'change'))
  await storeFirstVersions(
    client,
    changed.map(({ id }) => id),
  )
  await upsertRows(client, 'properties', properties)
  // Until PostgreSQL has counted them, it sorts the whole table for each of their lists.
  if (properties.length > ROWS_AT_ONCE) await execute(client, 'analyze properties')
  for (let start = 0; start < properties.length; start += ROWS_AT_ONCE)
    await addVersions(client, properties.slice(start, start + ROWS_AT_ONCE))
  await upsertRows(client, 'finn_properties', listings)
  await copyWebPictures(client, {
    properties: properties.map(({ id }) => id),
    hosts: imageHosts,
    staffId: null,
  })
  if (properties.length + listings.length === 0) return
  await addAuditEntry(client, {
    staffId: null,
    action: 'file-imported',
    detail: { properties: properties.length, listings: listings.length },
  })
}

const rowsOf = <T>(rows: readonly T[], planned: readonly ImportedRow[]): T[] =>
  planned.flatMap(({ index }) => rows[index] ?? [])

/** What was on the site without a version, as an edit stores it. */
async function storeFirstVersions(client: PoolClient, ids: readonly PropertyId[]): Promise<void> {
  await execute(
    client,
    `insert into property_versions (property_id, at, state, content)
     select id, created_at, 'published', to_jsonb(properties) - 'id' - 'created_at' from properties
     where id = any($1) and not exists (select from property_versions where property_id = properties.id)`,
    [ids],
  )
}

/**
 * A version of what is on the site now. A newer draft of before, scheduled or not, becomes the newest again, with the same changes.
 */
async function addVersions(client: PoolClient, rows: ImportRows['properties']): Promise<void> {
  const changes = JSON.stringify(rows.map(({ id, created_at: _, ...change }) => ({ id, change })))
  await execute(
    client,
    `with newest as materialized (
       select distinct on (property_id) property_id, state, publish_at, staff_id, content from property_versions
       where property_id = any($2) order by property_id, id desc),
     published as (
       insert into property_versions (property_id, at, state, content)
       select properties.id, clock_timestamp(), 'published', to_jsonb(properties) - 'id' - 'created_at'
         || case when newest.content ? 'picture_alts'
            then jsonb_build_object('picture_alts', newest.content -> 'picture_alts') else '{}' end
       from properties left join newest on newest.property_id = properties.id where properties.id = any($2)
       returning id)
     insert into property_versions (property_id, at, state, publish_at, staff_id, content)
     select newest.property_id, clock_timestamp(), newest.state, newest.publish_at, newest.staff_id, newest.content || change
     from newest join jsonb_to_recordset($1::jsonb) as changes (id uuid, change jsonb) on changes.id = newest.property_id
     where newest.state in ('draft', 'scheduled') and (select count(*) from published) > 0`,
    [changes, rows.map(({ id }) => id)],
  )
  await addAuditEntries(
    client,
    rows.map(({ id }) => ({
      staffId: null,
      action: 'property-saved',
      subject: { kind: 'property', id },
      detail: { state: 'published', file: true },
    })),
  )
}
