import { z } from 'zod'
import { type ContentOf, type DocumentId, editable } from '../../../domain/documents/documents.ts'
import type { Answers, Field, Fields } from '../../../forms/engine/field.ts'
import type { Log } from '../../../platform/base/log.ts'
import { replyPromiseColumn } from '../../../platform/database/columns.ts'
import { documentFields } from '../document-fields.ts'

/** What is stored for fields: the types of their answers. */
function schemaOf(fields: Fields): z.ZodType {
  return z.looseObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)])),
  )
}

function schemaOfField(field: Field): z.ZodType {
  const isAlwaysThere = field.required !== null || field.kind === 'lines' || field.kind === 'list'
  return isAlwaysThere ? schemaOfAnswer(field) : schemaOfAnswer(field).optional()
}

function schemaOfAnswer(field: Field): z.ZodType {
  switch (field.kind) {
    case 'list':
      return z.array(schemaOf(field.fields))
    case 'lines':
    case 'offeredChoices':
      return z.array(z.string())
    case 'decimal':
      return z.number()
    case 'replyPromise':
      return replyPromiseColumn
    case 'numberRange':
      return z.tuple([z.number(), z.number()])
    default:
      return z.string()
  }
}

function schemaOfDocument(id: DocumentId): z.ZodType {
  if (id !== 'husordensregler') return schemaOf(documentFields[id])
  // House rules from before they had a version have none.
  const { version: _, ...fields } = documentFields[id]
  return schemaOf(fields)
}

const matches = (id: DocumentId) => (value: unknown) => schemaOfDocument(id).safeParse(value).success

/** A stored document with the defaults of the fields that it has got since. House rules may lack a version. */
const withAddedFields = (id: DocumentId) =>
  z
    .unknown()
    .transform((value) =>
      value === null || typeof value !== 'object' || id === 'husordensregler'
        ? value
        : { ...editable[id].value, ...value },
    )

/** The stored content of a document as answers to its fields (`src/features/info-pages/document-fields.ts`). */
export const storedAnswersOf = (id: DocumentId) =>
  withAddedFields(id).pipe(z.custom<Answers>(matches(id), notStored(id)))

/** The stored content of a document. */
export const storedContentOf = <K extends DocumentId>(id: K) =>
  withAddedFields(id).pipe(z.custom<ContentOf<K>>(matches(id), notStored(id)))

const notStored = (id: DocumentId) => `The stored text ${id} does not match its fields`

/** The stored content of a document; null, with a line in the log, if it does not match its fields. */
export function parseStored<K extends DocumentId>(
  log: Pick<Log, 'error'>,
  id: K,
  value: unknown,
): ContentOf<K> | null {
  const content = storedContentOf(id).safeParse(value)
  if (content.success) return content.data
  const wrong = schemaOfDocument(id)
    .safeParse(value)
    .error?.issues.map(({ path }) => path.join('.'))
  log.error({ document: id, wrong }, 'A stored text does not match its fields')
  return null
}
