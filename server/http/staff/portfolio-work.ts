import { propertyFields } from '../../../content/property-fields.ts'
import { portfolioTexts as texts } from '../../../content/staff/portfolio.ts'
import { instantInOslo, parseDate } from '../../../domain/calendar.ts'
import type { Permission } from '../../../domain/permissions.ts'
import { type PropertyId, parsePropertyId } from '../../../domain/property.ts'
import type { PropertyDetail } from '../../catalogue/views.ts'
import type { Database } from '../../database/database.ts'
import type { StartableJob } from '../../jobs/start-job.ts'
import type { PhotoDesk } from '../../photos/take-photo.ts'
import { addPicture, MAX_PICTURE_BYTES } from '../../portfolio/add-picture.ts'
import {
  type FieldErrors,
  type PropertyContent,
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
import { applyImport, type ImportReport, planImport } from '../../portfolio/spreadsheet.ts'
import {
  archiveProperty,
  PropertyRefusal,
  restoreVersion,
  type SaveAs,
  saveProperty,
} from '../../portfolio/versions.ts'
import type { AtWork } from '../staff-workspace.ts'

/** What the portfolio is kept up with. */
export interface PortfolioDesk {
  database: Database
  photoDesk: PhotoDesk
  /** Starts a job now, beside those that come round by themselves. */
  startJob: (name: StartableJob) => Promise<void>
}

/** What came of saving a property. */
export type PropertySaved =
  | { saved: true; id: PropertyId; notice: keyof typeof texts.notices }
  | { saved: false; errors: FieldErrors; error: string; texts: Record<string, string> }

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
  desk: PortfolioDesk,
  { staff, postedFiles, visit }: AtWork,
  needs: (permission: Permission) => void,
): PortfolioWork {
  const by = staff.id
  const allowed = () => needs('edit-portfolio')

  /** Pictures as they were posted: in the order of their numbers, without those taken away, with new ones last. */
  const picturesIn = async (id: PropertyId, form: Awaited<ReturnType<AtWork['postedFiles']>>) => {
    const urls = form.all('image')
    const order = form.all('order').map(Number)
    const removed = new Set(form.all('remove'))
    const kept = urls
      .map((url, i) => ({ url, place: order[i] || i + 1 }))
      .filter(({ url }) => !removed.has(url))
      .sort((a, b) => a.place - b.place)
      .map(({ url }) => url)
    const alts = form.all('alt')
    for (const [i, url] of urls.entries()) {
      await desk.database.pool.query('update pictures set alt = nullif($2, $3) where url = $1', [
        url,
        (alts[i] ?? '').trim().slice(0, 300),
        '',
      ])
    }
    const refused: number[] = []
    const files = await form.files('pictures')
    for (const [i, bytes] of files.entries()) {
      const tooLarge = bytes.length > MAX_PICTURE_BYTES
      const place = { ...desk.photoDesk, database: desk.database }
      const url = tooLarge ? null : await addPicture(place, id, bytes)
      if (url) kept.push(url)
      else refused.push(i + 1)
    }
    const images = [...new Set(kept)]
    return { images, image_url: images[0] ?? null, refused: refused.length }
  }

  const save = async (id: PropertyId | null, as: SaveAs): Promise<PropertySaved> => {
    const form = await postedFiles()
    const given = Object.fromEntries(propertyFields.map(({ column }) => [column, form.text(column)]))
    const known = id ? (await newestContent(desk.database.pool, id))?.content : undefined
    if (id && !known) throw new PropertyRefusal('Eiendommen finnes ikke.')
    // A picture that was sent to a form that is wrong would be lost: the words are checked first.
    const checked = parsePropertyContent(given, { images: [], image_url: null })
    if (Object.keys(checked.errors).length > 0)
      return { saved: false, errors: checked.errors, error: texts.wrong, texts: given }
    // What a picture belongs to has to be there before it.
    const propertyId =
      id ?? (await saveProperty(desk, { id: null, content: checked.content, as: { state: 'draft' }, by }))
    const { refused, ...pictures } = await picturesIn(propertyId, form)
    const content: PropertyContent = { ...checked.content, ...ownPictures(known, pictures) }
    await saveProperty(desk, { id: propertyId, content, as, by })
    if (refused > 0) return { saved: true, id: propertyId, notice: 'someRefused' }
    return { saved: true, id: propertyId, notice: as.state }
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
      try {
        if (given !== null && !id) throw new PropertyRefusal('Eiendommen finnes ikke.')
        switch (form.text('handling')) {
          case 'draft':
            return await save(id, { state: 'draft' })
          case 'publish':
            return await save(id, { state: 'published' })
          case 'schedule':
            return await save(id, {
              state: 'scheduled',
              publishAt: momentIn(form.text('publishAt'), visit.now),
            })
        }
        if (!id) throw new PropertyRefusal('Ukjent handling.')
        switch (form.text('handling')) {
          case 'archive':
            await archiveProperty(desk, { id, by })
            return { saved: true, id, notice: 'archived' }
          case 'restore':
            await restoreVersion(desk, { id, version: form.text('version'), by })
            return { saved: true, id, notice: 'restored' }
          case 'copy': {
            const content = (await newestContent(desk.database.pool, id))?.content
            if (!content) throw new PropertyRefusal('Eiendommen finnes ikke.')
            const copied = { ...content, title: texts.copyOf(content.title) }
            const copy = await saveProperty(desk, { id: null, content: copied, as: { state: 'draft' }, by })
            return { saved: true, id: copy, notice: 'copied' }
          }
        }
        throw new PropertyRefusal('Ukjent handling.')
      } catch (error) {
        if (!(error instanceof PropertyRefusal)) throw error
        return { saved: false, errors: {}, error: error.message, texts: {} }
      }
    },
    async importSheet() {
      allowed()
      try {
        const form = await postedFiles()
        if (form.text('handling') === 'apply') {
          const written = await applyImport(desk, { id: form.text('plan'), staffId: by })
          return { report: null, written, error: null }
        }
        const [bytes] = await form.files('sheet')
        if (!bytes) throw new PropertyRefusal('Velg en fil først.')
        return { report: await planImport(desk, { bytes, staffId: by }), written: null, error: null }
      } catch (error) {
        if (!(error instanceof PropertyRefusal)) throw error
        return { report: null, written: null, error: error.message }
      }
    },
  }
}

/** A property with one picture and no list of them keeps it that way. */
function ownPictures(
  known: PropertyContent | undefined,
  { images, image_url }: { images: string[]; image_url: string | null },
): Pick<PropertyContent, 'images' | 'image_url'> {
  if (known && known.images.length === 0 && images.length <= 1) return { images: [], image_url }
  return { images, image_url }
}

/** «2026-12-01T08:00», by the clock in Norway. */
function momentIn(text: string, now: Date): Date {
  const [date = '', time = '00:00'] = text.split('T')
  const day = parseDate(date)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (!day) throw new PropertyRefusal(texts.chooseMoment)
  const moment = instantInOslo(day, hour, minute)
  if (moment <= now) throw new PropertyRefusal(texts.chooseMoment)
  return moment
}
