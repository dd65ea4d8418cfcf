import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { editingTexts } from '../../../content/staff/editing.ts'
import { portfolioTexts as texts } from '../../../content/staff/portfolio.ts'
import { formatWhen } from '../../../domain/format.ts'
import type { Permission } from '../../../domain/permissions.ts'
import { type PropertyId, parsePropertyId } from '../../../domain/property.ts'
import type { PropertyDetail } from '../../catalogue/views.ts'
import { EditConflict } from '../../content/edit-conflict.ts'
import { addPicture } from '../../portfolio/add-picture.ts'
import type { PortfolioDeps } from '../../portfolio/deps.ts'
import { applyImport, type ImportReport, planImport } from '../../portfolio/import-sheet.ts'
import {
  type FieldErrors,
  type PropertyContent,
  type PropertyPictures,
  parsePropertyContent,
} from '../../portfolio/property-content.ts'
import {
  type EditedProperty,
  listProperties,
  newestContent,
  type PropertyLine,
  previewProperty,
  readProperty,
} from '../../portfolio/read-portfolio.ts'
import {
  archiveProperty,
  PropertyRefusal,
  refuseUnseenVersion,
  restoreVersion,
  saveProperty,
} from '../../portfolio/versions.ts'
import { MAX_FILE_BYTES, type PostedFiles } from '../posted.ts'
import type { AtWork } from './at-work.ts'
import {
  editingOf,
  type GivenProperty,
  givenProperty,
  momentError,
  picturesOf,
  saveAsOf,
} from './property-form.ts'

/** What came of saving a property. What was refused is given back, so that nothing has to be written again. */
export type PropertySaved =
  | { saved: true; id: PropertyId; notice: keyof typeof texts.notices }
  | {
      saved: false
      error: string
      errors?: FieldErrors
      given?: GivenProperty
      /** The version that has come since. */
      conflict?: string
    }

/** What staff do with the portfolio. */
export interface PortfolioWork {
  list(text: string): Promise<PropertyLine[]>
  read(id: string): Promise<EditedProperty | null>
  preview(id: string): Promise<PropertyDetail | null>
  /** Does what was posted on a property's page; `null` for a new one. */
  act(id: string | null): Promise<PropertySaved>
  /** Reads the spreadsheet that was posted, or does what was read before. */
  importSheet(): Promise<{ report: ImportReport | null; written: number | null; error: string | null }>
}

export function portfolioWork(
  desk: PortfolioDeps,
  { staff, postedFiles, visit }: AtWork,
  needs: (permission: Permission) => void,
): PortfolioWork {
  const by = staff.id
  const allowed = () => needs('edit-portfolio')

  /** Stores pictures that came along. Gives their addresses, and how many are none. */
  const addPictures = async (id: PropertyId, form: PostedFiles) => {
    const urls: (string | null)[] = []
    for (const { path, bytes } of form.files('pictures'))
      urls.push(bytes > MAX_FILE_BYTES ? null : await addPicture(desk.photoDesk, id, path))
    const added = urls.filter((url) => url !== null)
    return { added, refused: urls.length - added.length }
  }

  const save = async (
    id: PropertyId | null,
    form: PostedFiles,
    given: GivenProperty,
  ): Promise<PropertySaved> => {
    const editing = editingOf(form, given)
    // The page that a new one is written on gives it its name: sent twice, it is still one.
    const propertyId = id ?? parsePropertyId(editing.key ?? '') ?? (randomUUID() as PropertyId)
    const known = (await newestContent(desk.database.pool, propertyId))?.content
    if (id && !known) throw new PropertyRefusal(texts.gone)
    const as = saveAsOf(form.text('handling'), given, visit.now)
    const checked = parsePropertyContent(given.texts, { images: [], image_url: null })
    const errors = { ...checked.errors, ...(as ? {} : momentError) }
    if (!as || Object.keys(errors).length > 0)
      return { saved: false, error: editingTexts.wrong, errors, given }
    await refuseUnseenVersion(desk, propertyId, editing)
    // A picture that was sent to a form that is wrong would be stored for nothing: the words are checked first.
    const { added, refused } = await addPictures(propertyId, form)
    const content = { ...checked.content, ...ownPictures(known, picturesOf(given, added)) }
    await saveProperty(desk, { id, newId: propertyId, content, as, by, editing })
    const problem = added.length > 0 ? 'someRefused' : 'noneStored'
    return { saved: true, id: propertyId, notice: refused > 0 ? problem : as.state }
  }

  return {
    async list(text) {
      allowed()
      return listProperties(desk, text)
    },
    async read(text) {
      allowed()
      const id = parsePropertyId(text)
      return id && readProperty(desk, id, visit.now)
    },
    async preview(text) {
      allowed()
      const id = parsePropertyId(text)
      return id && previewProperty(desk, id)
    },
    async act(given) {
      allowed()
      const form = await postedFiles()
      const id = given === null ? null : parsePropertyId(given)
      const handling = form.text('handling')
      const isSave = ['draft', 'publish', 'schedule'].includes(handling)
      const sent = givenProperty(form)
      const kept = isSave ? { given: sent } : {}
      try {
        if (given !== null && !id) throw new PropertyRefusal(texts.gone)
        if (isSave) return await save(id, form, sent)
        if (!id) throw new PropertyRefusal(editingTexts.unknownAction)
        switch (handling) {
          case 'archive':
            await archiveProperty(desk, { id, by })
            return { saved: true, id, notice: 'archived' }
          case 'restore':
            await restoreVersion(desk, { id, version: form.text('version'), by })
            return { saved: true, id, notice: 'restored' }
          case 'copy': {
            const content = (await newestContent(desk.database.pool, id))?.content
            if (!content) throw new PropertyRefusal(texts.gone)
            const copied = { ...content, title: texts.copyOf(content.title) }
            const copy = await saveProperty(desk, { id: null, content: copied, as: { state: 'draft' }, by })
            return { saved: true, id: copy, notice: 'copied' }
          }
        }
        throw new PropertyRefusal(editingTexts.unknownAction)
      } catch (error) {
        if (error instanceof EditConflict) {
          const { id: conflict, by: who, at } = error.newest
          const said = editingTexts.conflict(who, formatWhen(at, visit.now))
          return { saved: false, error: said, conflict, ...kept }
        }
        if (!(error instanceof PropertyRefusal)) throw error
        return { saved: false, error: error.message, ...kept }
      } finally {
        await form.remove()
      }
    },
    async importSheet() {
      allowed()
      const form = await postedFiles()
      try {
        if (form.text('handling') === 'apply') {
          const written = await applyImport(desk, { id: form.text('plan'), staffId: by })
          return { report: null, written, error: null }
        }
        const [sheet] = form.files('sheet')
        if (!sheet) throw new PropertyRefusal(texts.sheet.noFile)
        const bytes = await readFile(sheet.path)
        return { report: await planImport(desk, { bytes, staffId: by }), written: null, error: null }
      } catch (error) {
        if (!(error instanceof PropertyRefusal)) throw error
        return { report: null, written: null, error: error.message }
      } finally {
        await form.remove()
      }
    },
  }
}

/** A property with one picture and no list of them keeps it that way. */
function ownPictures(known: PropertyContent | undefined, pictures: PropertyPictures): PropertyPictures {
  if (known && known.images.length === 0 && pictures.images.length <= 1) return { ...pictures, images: [] }
  return pictures
}
