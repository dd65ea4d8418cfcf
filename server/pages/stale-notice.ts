import { formatDateTime } from '../../domain/format.ts'
import { editTexts } from '../../forms/staff/texts.words.ts'
import { staleWords } from './stale-notice.words.ts'

/** Where `app/root.tsx` leaves room for a notice. */
const slot = '<div id="driftsmelding"></div>'

/** A kept page, marked as the copy that it is. */
export function markAsStale(html: string, since: Date): string {
  return withNotice(html, `<p role="status">${staleWords.since(formatDateTime(since))}</p>`)
}

/** A page with drafts in it, marked as visible to staff only. */
export function markAsPreview(html: string): string {
  const { previewNotice, backToTexts } = editTexts
  return withNotice(
    html,
    `<p role="status">${previewNotice} <a href="/intern/tekster">${backToTexts}</a></p>`,
  )
}

const withNotice = (html: string, notice: string) =>
  html.replace(slot, `<div id="driftsmelding">${notice}</div>`)
