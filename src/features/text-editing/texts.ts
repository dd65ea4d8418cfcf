import type { DocumentId } from '../../domain/documents/documents.ts'
import { allDocuments } from '../../domain/documents/documents.ts'
import { defineActions } from '../../forms/engine/action.ts'
import type { Fields } from '../../forms/engine/field.ts'
import { consent } from '../../forms/kinds/consent.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { files } from '../../forms/kinds/staff/files.ts'
import { documentFields } from '../info-pages/document-fields.ts'
import { editingFields } from '../info-pages/editing.ts'
import { editTexts } from '../info-pages/texts.words.ts'

/** What is chosen beside the stored picture of a page that has one. */
export const newPictureFields = {
  newPicture: files({
    label: editTexts.picture.label,
    accept: 'image/jpeg,image/png',
    help: editTexts.picture.help,
  }),
  noPicture: consent({ label: editTexts.picture.drawing, statement: editTexts.picture.none }),
}

/** Whether a document has a picture that staff choose. */
export const hasPicture = (id: DocumentId): boolean => 'picture' in documentFields[id]

/** The actions of a document's page. Each document has its own fields. */
export type DocumentActions = ReturnType<typeof textActionsOf>

/** The actions of a document. */
export function textActionsOf(id: DocumentId) {
  const picture: Fields = hasPicture(id) ? newPictureFields : {}
  const content = { ...documentFields[id], ...picture, ...editingFields }
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
