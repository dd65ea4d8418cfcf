import type { DocumentId } from '../../domain/documents.ts'
import { allDocuments } from '../../domain/documents.ts'
import { defineActions } from '../action.ts'
import { hidden } from '../kinds/staff/hidden.ts'
import { documentFields } from './document-fields.ts'
import { editingFields } from './editing.ts'
import { editTexts } from './texts.words.ts'

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
