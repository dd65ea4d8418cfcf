import type { Language } from '../../../../../landlord-types/language.ts'
import { inboxPath } from '../../../../domain/cases/inbox.ts'
import { keysOf } from '../../../../domain/records.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import type { ActedFor, SummaryCounts } from '../../../staff-notices/notice-kinds.ts'
import { summaryQueries, waitingFor } from '../../../staff-notices/summary-lists.ts'
import { newsWords } from './news-to-staff.words.ts'

interface Summary {
  staff: { id: string; name: string }
  counts: SummaryCounts
  /** The colleagues who are away, and for whom the staff member acts. */
  actsFor: readonly ActedFor[]
  publicUrl: string
}

/** The morning summary: how many cases each list holds, with a link to it. Empty lists are left out. */
export function summaryToStaff(
  { staff, counts, actsFor, publicUrl }: Summary,
  language: Language,
): MailModel {
  const { summary, settings } = wordsOf(newsWords, language)
  const queries = summaryQueries(staff.id)
  const lists = keysOf(queries).filter((list) => counts[list] > 0)
  const parts = lists.map((list) => summary.lists[list](counts[list]))
  return {
    language,
    subject: summary.subject(parts.slice(0, 2)),
    preheader: parts.join(', '),
    heading: summary.heading(staff.name.split(' ')[0] ?? staff.name),
    blocks: [
      { kind: 'text', text: summary.text },
      ...lists.map((list, i) => ({
        kind: 'link' as const,
        label: parts[i] ?? '',
        href: `${publicUrl}${inboxPath(queries[list])}`,
      })),
      ...actsFor.map(({ id, name, waiting }) => ({
        kind: 'link' as const,
        label: summary.actsFor(name, waiting),
        href: `${publicUrl}${inboxPath(waitingFor(id))}`,
      })),
      { kind: 'link', label: settings, href: `${publicUrl}/intern/konto#varsler` },
    ],
  }
}
