import { isDeepStrictEqual } from 'node:util'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import {
  allDocuments,
  type ContentOf,
  type DocumentId,
  editable,
} from '../../../domain/documents/documents.ts'
import { documentNames } from '../../../domain/documents/documents.words.ts'
import { staffLanguage, wordsOf } from '../../../domain/text/language.ts'
import { formatWhen } from '../../../domain/time/format-moment.ts'
import type { Entries } from '../../../forms/engine/entries.ts'
import { writeFields } from '../../../forms/engine/write.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import type { Log } from '../../../platform/base/log.ts'
import { execute, findRow, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { documentFields } from '../../info-pages/document-fields.ts'
import { versionAfter, versionOf, versionToPublish } from '../../info-pages/server/rules-version.ts'
import { parseStored, storedAnswersOf, storedContentOf } from '../../info-pages/server/stored-documents.ts'
import { assertLatestVersion, type Editing, newestVersionRow } from '../../workspace/server/edit-conflict.ts'

const words = wordsOf(documentNames, staffLanguage)

type Deps = { database: { pool: Pool } }

export interface DocumentLine {
  id: DocumentId
  title: string
  page: string | null
  state: 'default' | 'published' | 'draft'
  changedAt: string | null
}

export interface EditedDocument {
  id: DocumentId
  title: string
  page: string | null
  note: string | null
  /** Of the house rules: the version on the site, and the one that another text will get. */
  rules: { version: string; next: string } | null
  /** The values of its fields. */
  entries: Entries
  hasDraft: boolean
  history: { id: string; at: string; by: string | null; state: 'draft' | 'published' }[]
}

const documentState = z.enum(['draft', 'published'])

const newestOfDocument = z.object({
  document: z.string(),
  state: documentState,
  at: z.date(),
  value: z.unknown(),
})

/** All documents with their state. */
export async function listDocuments({ database: { pool } }: Deps, now: Date): Promise<DocumentLine[]> {
  const rows = await queryRows(
    pool,
    newestOfDocument,
    'select distinct on (document) document, state, at, value from content_versions order by document, id desc',
  )
  return allDocuments.map((id) => {
    const newest = rows.find(({ document }) => document === id)
    const { page, value } = editable[id]
    const isBack = newest?.state === 'published' && isDeepStrictEqual(newest.value, asStored(value))
    return {
      id,
      title: words[id].title,
      page,
      state: newest && !isBack ? newest.state : 'default',
      changedAt: newest ? formatWhen(newest.at, now, staffLanguage) : null,
    }
  })
}

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const documentVersion = z.object({
  id: z.string(),
  at: z.date(),
  state: documentState,
  value: z.unknown(),
  name: z.string().nullable(),
})

/** A document for its editor: its draft, or else its published content. */
export async function readDocument(
  { database: { pool } }: Deps,
  id: DocumentId,
  now: Date,
): Promise<EditedDocument> {
  const rows = await queryRows(
    pool,
    documentVersion,
    `select v.id, v.at, v.state, v.value, staff.name from content_versions v left join staff on staff.id = v.staff_id
     where document = $1 order by v.id desc limit 30`,
    [id],
  )
  const { page, value } = editable[id]
  const { title, note = null } = words[id]
  return {
    id,
    title,
    page,
    note,
    rules: id === 'husordensregler' ? await readRulesVersions(pool, now) : null,
    entries: documentEntries(id, rows[0]?.value ?? value),
    hasDraft: rows[0]?.state === 'draft',
    history: rows.map((row) => ({
      id: row.id,
      at: formatWhen(row.at, now, staffLanguage),
      by: row.name,
      state: row.state,
    })),
  }
}

async function readRulesVersions(pool: Pool, now: Date): Promise<{ version: string; next: string }> {
  const version = await findRow(
    pool,
    z.string().nullable(),
    `select value ->> 'version' from content_versions where document = 'husordensregler' and state = 'published'
     order by id desc limit 1`,
  )
  const shown = versionOf({ version: version ?? undefined })
  return { version: shown, next: await versionAfter(pool, shown, now) }
}

interface SavedDocument {
  id: DocumentId
  value: unknown
  state: 'draft' | 'published'
  by: string
  now: Date
  /** Where it comes from an editor: what that was opened on. */
  editing?: Editing
}

const comparedVersion = newestVersionRow.extend({ isSame: z.boolean() })

/**
 * Saves the content of a document, as a draft or published. House rules with another text get a version of their own.
 * @throws EditConflict where another version has come since the editor was opened.
 */
export function saveDocument(
  { database: { pool } }: Deps,
  { id, value: given, state, by, now, editing }: SavedDocument,
): Promise<void> {
  return inTransaction(pool, async (client) => {
    await execute(client, 'select pg_advisory_xact_lock(hashtext($1))', [`text ${id}`])
    const value =
      id === 'husordensregler' && state === 'published' ? await numbered(client, given, now) : given
    if (editing) {
      const newest = await findRow(
        client,
        comparedVersion,
        `select v.id, v.key, v.at, staff.name as by, v.state = $2 and v.value = $3 as "isSame"
         from content_versions v left join staff on staff.id = v.staff_id
         where document = $1 order by v.id desc limit 1`,
        [id, state, JSON.stringify(value)],
      )
      assertLatestVersion(newest, editing)
      if (newest?.isSame && newest.key === editing.key) return
    }
    await execute(
      client,
      'insert into content_versions (document, staff_id, state, value, key) values ($1, $2, $3, $4, $5)',
      [id, by, state, JSON.stringify(value), editing?.key ?? null],
    )
    await addAuditEntry(client, {
      staffId: by,
      action: 'text-changed',
      subject: { kind: 'text', id },
      detail: { state },
    })
  })
}

/** House rules with the version that they are published as. */
async function numbered(
  client: PoolClient,
  value: unknown,
  now: Date,
): Promise<ContentOf<'husordensregler'>> {
  const rules = storedContentOf('husordensregler').parse(value)
  return { ...rules, version: await versionToPublish(client, rules, now) }
}

const versionValue = z.object({ value: z.unknown() })

/**
 * Publishes an earlier version again, as a new one; «0» is the default. Returns whether that version exists, and still
 * matches the fields of the document.
 */
export async function restoreDocument(
  deps: Deps & { log: Pick<Log, 'error'> },
  { id, version, by, now }: { id: DocumentId; version: string; by: string; now: Date },
): Promise<boolean> {
  if (version === '0') {
    await saveDocument(deps, { id, value: editable[id].value, state: 'published', by, now })
    return true
  }
  const found = await findRow(
    deps.database.pool,
    versionValue,
    'select value from content_versions where document = $1 and id::text = $2',
    [id, version],
  )
  if (!found || !parseStored(deps.log, id, found.value)) return false
  await saveDocument(deps, { id, value: found.value, state: 'published', by, now })
  return true
}

/**
 * The content of a document as values of its editor's fields.
 * @throws ZodError if it does not match the fields: it must be neither shown nor saved as something else.
 */
export function documentEntries(id: DocumentId, value: unknown): Entries {
  return writeFields(documentFields[id], storedAnswersOf(id).parse(value))
}
