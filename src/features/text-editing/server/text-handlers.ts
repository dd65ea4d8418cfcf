import type { DocumentId } from '../../../domain/documents/documents.ts'
import { allDocuments } from '../../../domain/documents/documents.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import type { Answers } from '../../../forms/engine/field.ts'
import type { PictureDeps } from '../../../platform/pictures/take-picture.ts'
import { documentFields } from '../../info-pages/document-fields.ts'
import { editTexts } from '../../info-pages/texts.words.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import {
  type ActionRequest,
  type BoundAction,
  bindActions,
  type Outcome,
} from '../../workspace/server/actions/handlers.ts'
import { editingOf, saveUnlessConflict } from '../../workspace/server/edit-conflict.ts'
import { hasPicture, textActionsOf } from '../texts.ts'
import { restoreDocument, saveDocument } from './edit-documents.ts'
import { storePagePicture } from './store-page-picture.ts'

type Deps = Pick<StaffDeps, 'database' | 'log'> & { photoDeps: PictureDeps }
type Notice = keyof typeof editTexts.notices

const moved = (id: DocumentId, notice: Notice): Outcome => ({ to: `/intern/tekster/${id}?gjort=${notice}` })

export function bindTextActions(deps: Deps): BoundAction[] {
  return allDocuments.flatMap((id) => bindDocument(deps, id))
}

function bindDocument(deps: Deps, id: DocumentId): BoundAction[] {
  return bindActions(textActionsOf(id), {
    publish: (answers, request) => save(deps, id, answers, request, 'published'),
    saveDraft: (answers, request) => save(deps, id, answers, request, 'draft'),
    async restore({ version }, { staff, now }) {
      const isThere = await restoreDocument(deps, { id, version, by: staff.id, now })
      if (!isThere) throw new Refusal(editTexts.noVersion)
      return moved(id, 'restored')
    },
  })
}

async function save(
  deps: Deps,
  id: DocumentId,
  answers: Answers,
  { staff, now, files }: ActionRequest,
  state: 'draft' | 'published',
): Promise<Outcome> {
  const content = Object.fromEntries(Object.entries(answers).filter(([name]) => name in documentFields[id]))
  const [file] = hasPicture(id) ? files('newPicture') : []
  const value = file
    ? { ...content, picture: await storePagePicture(deps.photoDeps, file) }
    : answers.noPicture
      ? { ...content, picture: undefined }
      : content
  const saved = { id, value, state, by: staff.id, now, editing: editingOf(answers) }
  await saveUnlessConflict(now, () => saveDocument(deps, saved))
  return moved(id, state)
}
