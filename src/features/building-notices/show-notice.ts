import type { Language } from '../../../landlord-types/language.ts'
import type { ShownNotice } from '../../domain/documents/building-notice.ts'
import { wordsOf } from '../../domain/text/language.ts'
import { osloDate, weekday } from '../../domain/time/calendar.ts'
import { formatClock, formatDate } from '../../domain/time/format-moment.ts'
import { shownNoticeWords } from './shown-notice.words.ts'

/** A notice as it is stored. */
export interface NoticeFacts {
  id: string
  title: string
  advice: string | null
  startsAt: Date
  endsAt: Date
  towns: readonly string[]
  addresses: readonly string[]
  revision: number
  cancelledAt: Date | null
}

export function showNotice(notice: NoticeFacts, language: Language): ShownNotice {
  const { id, title, advice, startsAt, cancelledAt, revision } = notice
  const words = wordsOf(shownNoticeWords, language)
  const isCancelled = cancelledAt !== null
  const plain = revision > 1 ? words.changed(title) : title
  return {
    id,
    title: isCancelled ? (cancelledAt < startsAt ? words.cancelled(title) : words.ended(title)) : plain,
    when: formatPeriod(notice, language),
    places: placesOf(notice),
    advice: isCancelled ? null : advice,
    isCancelled,
  }
}

export const placesOf = ({ towns, addresses }: Pick<NoticeFacts, 'towns' | 'addresses'>): string =>
  [...towns, ...addresses].join('; ')

/** «tirsdag 1. desember 2026 kl. 09.00–12.00»: never «i dag», since mails and posters are read later. */
export function formatPeriod(
  { startsAt, endsAt }: Pick<NoticeFacts, 'startsAt' | 'endsAt'>,
  language: Language,
): string {
  const start = formatMoment(startsAt, language)
  return osloDate(startsAt) === osloDate(endsAt)
    ? `${start}–${formatClock(endsAt, language)}`
    : `${start} – ${formatMoment(endsAt, language)}`
}

function formatMoment(when: Date, language: Language): string {
  const { weekdays, moment } = wordsOf(shownNoticeWords, language)
  return moment(
    weekdays[weekday(osloDate(when)) - 1] ?? '',
    formatDate(when, language),
    formatClock(when, language),
  )
}
