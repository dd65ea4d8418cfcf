import { newPropertyId, type PropertyId, parsePropertyId } from '../../../domain/portfolio/property.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import type { AnswersOf } from '../../../forms/engine/answers.ts'
import {
  type ActionRequest,
  type BoundAction,
  bindActions,
  type Outcome,
} from '../../workspace/server/actions/handlers.ts'
import { editingOf, saveUnlessConflict } from '../../workspace/server/edit-conflict.ts'
import { portfolioTexts } from '../portfolio.words.ts'
import { NEW_PROPERTY, propertyActions } from '../properties.ts'
import type { PortfolioDeps } from './deps.ts'
import { picturesOf, storePictures } from './posted-pictures.ts'
import { propertyContent } from './property-content.ts'
import { newestContent } from './read-portfolio.ts'
import { undoDraft } from './undo-draft.ts'
import {
  archiveProperty,
  assertLatestPropertyVersion,
  restoreVersion,
  type SaveAs,
  saveProperty,
} from './versions.ts'

type Notice = keyof typeof portfolioTexts.notices
type Content = AnswersOf<typeof propertyActions.saveDraft.fields>

const moved = (id: PropertyId, notice: Notice): Outcome => ({
  to: `/intern/eiendommer/${id}?gjort=${notice}`,
})

export function bindPropertyActions(deps: PortfolioDeps): BoundAction[] {
  return bindActions(propertyActions, {
    publish: (answers, request) => save(deps, answers, request, { state: 'published' }),
    saveDraft: (answers, request) => save(deps, answers, request, { state: 'draft' }),
    schedule: (answers, request) =>
      save(deps, answers, request, { state: 'scheduled', publishAt: new Date(answers.publishAt) }),
    async restore({ id, version }, { staff }) {
      const known = knownId(id)
      await restoreVersion(deps, { id: known, version, by: staff.id })
      return moved(known, 'restored')
    },
    async undoDraft({ id, version }, { staff, now }) {
      const known = knownId(id)
      await undoDraft(deps, { id: known, version, by: staff.id, now })
      return moved(known, 'undone')
    },
    async copy({ id }, { staff }) {
      const content = await contentOf(deps, knownId(id))
      const copied = { ...content, title: portfolioTexts.copyOf(content.title) }
      const as = { state: 'draft' } as const
      return moved(await saveProperty(deps, { id: null, content: copied, as, by: staff.id }), 'copied')
    },
    async archive({ id }, { staff }) {
      const known = knownId(id)
      await archiveProperty(deps, { id: known, by: staff.id })
      return moved(known, 'archived')
    },
  })
}

function save(deps: PortfolioDeps, answers: Content, request: ActionRequest, as: SaveAs): Promise<Outcome> {
  const { staff, now, files } = request
  const editing = editingOf(answers)
  const isNew = answers.id === NEW_PROPERTY
  // The page that a new one is written on gives it its id: sent twice, it is still one.
  const id = isNew ? (parsePropertyId(editing.key ?? '') ?? newPropertyId()) : knownId(answers.id)
  return saveUnlessConflict(now, async () => {
    const known = isNew ? (await newestContent(deps.database.pool, id))?.content : await contentOf(deps, id)
    await assertLatestPropertyVersion(deps, id, editing)
    const { added, refused } = await storePictures(deps, id, files('pictures'))
    const content = propertyContent(answers, picturesOf(known, answers.gallery, added))
    await saveProperty(deps, { id: isNew ? null : id, newId: id, content, as, by: staff.id, editing })
    if (refused > 0) return moved(id, added.length > 0 ? 'someRefused' : 'noneStored')
    return moved(id, as.state)
  })
}

function knownId(text: string): PropertyId {
  const id = parsePropertyId(text)
  if (!id) throw new Refusal(portfolioTexts.gone)
  return id
}

async function contentOf({ database }: PortfolioDeps, id: PropertyId) {
  const newest = await newestContent(database.pool, id)
  if (!newest) throw new Refusal(portfolioTexts.gone)
  return newest.content
}
