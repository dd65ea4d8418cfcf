import { type PropertyField, propertyFields } from '../../../content/property-fields.ts'
import { portfolioTexts as texts } from '../../../content/staff/portfolio.ts'
import { instantInOslo, osloDate, osloHour, parseDate } from '../../../domain/calendar.ts'
import { isSubmissionKey } from '../../../domain/submission-key.ts'
import type { Editing } from '../../content/edit-conflict.ts'
import type { PropertyPictures } from '../../portfolio/property-content.ts'
import type { SaveAs } from '../../portfolio/versions.ts'
import type { PostedFiles } from '../posted.ts'

/** What an editor of a property sent, as it is shown again where it cannot be saved. */
export interface GivenProperty {
  base: string
  key: string
  texts: Record<string, string>
  publishAt: string
  /** In the order that was wanted. */
  pictures: { url: string; alt: string; isRemoved: boolean }[]
}

const LONGEST_ALT = 300

/** Reads it, and judges nothing. */
export function givenProperty(form: PostedFiles): GivenProperty {
  const order = form.all('order').map(Number)
  const alts = form.all('alt')
  const removed = new Set(form.all('remove'))
  return {
    base: form.text('base'),
    key: form.text('key'),
    texts: Object.fromEntries(propertyFields.map(({ column }: PropertyField) => [column, form.text(column)])),
    publishAt: form.text('publishAt'),
    pictures: form
      .all('image')
      .map((url, i) => ({
        url,
        alt: (alts[i] ?? '').trim().slice(0, LONGEST_ALT),
        isRemoved: removed.has(url),
        place: order[i] || i + 1,
      }))
      .sort((a, b) => a.place - b.place)
      .map(({ place, ...picture }) => picture),
  }
}

/** What the editor was opened on. */
export function editingOf(form: PostedFiles, { base, key }: GivenProperty): Editing {
  return { base, key: isSubmissionKey(key) ? key : null, over: form.text('over') }
}

/** The pictures that are to stay and those that have come, with what is said of them. */
export function picturesOf({ pictures }: GivenProperty, added: readonly string[]): PropertyPictures {
  const kept = pictures.filter(({ isRemoved }) => !isRemoved)
  const images = [...new Set([...kept.map(({ url }) => url), ...added])]
  return {
    images,
    image_url: images[0] ?? null,
    picture_alts: Object.fromEntries(kept.map(({ url, alt }) => [url, alt])),
  }
}

/** The buttons of the editor that save, and what each makes of it. Null for a time that cannot be. */
export function saveAsOf(handling: string, { publishAt }: GivenProperty, now: Date): SaveAs | null {
  if (handling === 'draft') return { state: 'draft' }
  if (handling === 'publish') return { state: 'published' }
  const moment = momentIn(publishAt)
  return moment && moment > now ? { state: 'scheduled', publishAt: moment } : null
}

/** What is said of a time that cannot be. */
export const momentError = { publishAt: texts.chooseMoment }

/** «2026-12-01T08:00», by the clock in Norway; null for what that clock never shows. */
function momentIn(text: string): Date | null {
  const [, date = '', hours = '', minutes = ''] =
    /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text) ?? []
  const day = parseDate(date)
  if (!day) return null
  const [hour, minute] = [Number(hours), Number(minutes)]
  const moment = instantInOslo(day, hour, minute)
  // An hour in March is left out.
  const isShown = osloDate(moment) === day && Math.abs(osloHour(moment) - hour - minute / 60) < 0.001
  return isShown ? moment : null
}
