import type { DocumentId } from '../../domain/documents/documents.ts'
import { allDocuments } from '../../domain/documents/documents.ts'
import { defineActions } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/staff/hidden.ts'
import { documentFields } from '../info-pages/document-fields.ts'
import { editingFields } from '../info-pages/editing.ts'
import { editTexts } from '../info-pages/texts.words.ts'

/** The actions of a document's page. Each document has its own fields. */
export type DocumentActions = ReturnType<typeof textActionsOf>

/** The actions of a document. */
export function textActionsOf(id: DocumentId) {
  const content = { ...documentFields[id], ...editingFields }
  return defineActions(`text.${id}`, {
    publish: { permission: 'edit-texts', fields: content, submit: editTexts.publish },
    saveDraft: { permission: 'edit-texts', fields: content, submit: editTexts.save },
    restore: { permission: 'edit-texts', fields: { version: hidden() }, submit: editTexts.restore },
  })
}

/** The document named in a URL, and its actions; null if there is none. */
export function documentNamed(name: string): { id: DocumentId; actions: DocumentActions } | null {
  const id = allDocuments.find((each) => each === name)
  return id ? { id, actions: textActionsOf(id) } : null
}
