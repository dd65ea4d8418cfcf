import type { Language } from '../../../landlord-types/language.ts'
import { wordsOf } from '../../domain/text/language.ts'
import { formatDateTime } from '../../domain/time/format-moment.ts'
import { editTexts } from '../../features/info-pages/texts.words.ts'
import { staleWords } from './stale-notice.words.ts'

/** Where `src/root.tsx` leaves room for a notice. */
const slot = '<div id="driftsmelding"></div>'

/**
 * Marks a cached page as the outdated copy that it is. The one change to finished HTML: the page is served because the
 * database is away, so that it cannot be rendered again.
 */
export function markAsStale(html: string, since: Date, language: Language): string {
  const notice = `<p role="status">${wordsOf(staleWords, language).since(formatDateTime(since, language))}</p>`
  return html.replace(slot, `<div id="driftsmelding">${notice}</div>`)
}

/** The notice of a page with drafts in it, which is visible to staff only. */
export const previewNotice = `<p role="status">${editTexts.previewNotice} <a href="/intern/tekster">${editTexts.backToTexts}</a></p>`
