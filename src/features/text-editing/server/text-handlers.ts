import type { DocumentId } from '../../../domain/documents/documents.ts'
import { allDocuments } from '../../../domain/documents/documents.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import type { Answers } from '../../../forms/engine/field.ts'
import { editingFields } from '../../info-pages/editing.ts'
import { editTexts } from '../../info-pages/texts.words.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import {
  type ActionRequest,
  type BoundAction,
  bindActions,
  type Outcome,
} from '../../workspace/server/actions/handlers.ts'
import { editingOf, saveUnlessConflict } from '../../workspace/server/edit-conflict.ts'
import { textActionsOf } from '../texts.ts'
import { restoreDocument, saveDocument } from './edit-documents.ts'

type Deps = Pick<StaffDeps, 'database' | 'log'>
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
  { staff, now }: ActionRequest,
  state: 'draft' | 'published',
): Promise<Outcome> {
  const value = Object.fromEntries(Object.entries(answers).filter(([name]) => !(name in editingFields)))
  const saved = { id, value, state, by: staff.id, now, editing: editingOf(answers) }
  await saveUnlessConflict(now, () => saveDocument(deps, saved))
  return moved(id, state)
}
