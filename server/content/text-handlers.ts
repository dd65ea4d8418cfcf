import { allDocuments, type DocumentId } from '../../content/editable.ts'
import { osloDate } from '../../domain/calendar.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Answers } from '../../forms/field.ts'
import { editingFields } from '../../forms/staff/editing.ts'
import { textActionsOf } from '../../forms/staff/texts.ts'
import { editTexts as texts } from '../../forms/staff/texts.words.ts'
import type { ActionRequest } from '../actions/action-request.ts'
import { type BoundAction, bindActions, type Outcome } from '../actions/handlers.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { editingOf, saveUnlessConflict } from './edit-conflict.ts'
import { restoreDocument, saveDocument } from './edit-documents.ts'
import { VersionTaken } from './rules-version.ts'

type Deps = Pick<StaffDeps, 'database'>
type Notice = keyof typeof texts.notices

const moved = (id: DocumentId, notice: Notice): Outcome => ({ to: `/intern/tekster/${id}?gjort=${notice}` })

export function bindTextActions(deps: Deps): BoundAction[] {
  return allDocuments.flatMap((id) => bindDocument(deps, id))
}

function bindDocument(deps: Deps, id: DocumentId): BoundAction[] {
  return bindActions(textActionsOf(id), {
    publish: (answers, request) => save(deps, id, answers, request, 'published'),
    saveDraft: (answers, request) => save(deps, id, answers, request, 'draft'),
    async restore({ version }, { staff }) {
      const isThere = await restoreDocument(deps, { id, version, by: staff.id })
      if (!isThere) throw new Refusal(texts.noVersion)
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
  const editing = editingOf(answers)
  try {
    await saveUnlessConflict(now, () => saveDocument(deps, { id, value, state, by: staff.id, editing }))
  } catch (error) {
    if (!(error instanceof VersionTaken)) throw error
    const said = texts.versionTaken(error.version, nextVersion(error.version, now))
    throw new Refusal(said, { errors: { version: said } })
  }
  return moved(id, state)
}

/** A version that is easy to think of: the month, or else the day. */
function nextVersion(taken: string, now: Date): string {
  const day = osloDate(now)
  const month = day.slice(0, 7)
  return month === taken ? day : month
}
