import { staleNotice } from '../../content/texts.ts'
import { formatDateTime } from '../../domain/format.ts'

/** Where `app/root.tsx` leaves room for a notice. */
const slot = '<div id="driftsmelding"></div>'

/** A kept page, marked as the copy that it is. */
export function markAsStale(html: string, since: Date): string {
  const notice = `<div id="driftsmelding"><p role="status">${staleNotice(formatDateTime(since))}</p></div>`
  return html.replace(slot, notice)
}
