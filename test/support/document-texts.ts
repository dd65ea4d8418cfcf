import type { DocumentId } from '../../src/domain/documents/documents.ts'
import { documentFields } from '../../src/features/info-pages/document-fields.ts'
import { documentEntries } from '../../src/features/text-editing/server/edit-documents.ts'
import { readFields } from '../../src/forms/engine/read.ts'

/** What the editor of a document shows and posts: a text for each field, or several choices, under its path. */
export type DocumentTexts = Readonly<Record<string, string | readonly string[]>>

/** The texts that the editor of a document shows. */
export function textsOfDocument(id: DocumentId, value: unknown): DocumentTexts {
  const entries = Object.entries(documentEntries(id, value))
  return Object.fromEntries(
    entries.map(([path, texts]) => [path, texts.length > 1 ? texts : (texts[0] ?? '')]),
  )
}

/** Reads what the editor of a document posts. */
export function readDocumentTexts(id: DocumentId, texts: DocumentTexts) {
  const entries = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, [text].flat()]))
  const { answers, errors } = readFields(documentFields[id], entries)
  return { value: answers, errors }
}
