import { inboxPath } from '../../../domain/inbox.ts'
import { wordsOf } from '../../../domain/language.ts'
import type { SummaryCounts } from '../../../domain/notices.ts'
import { keysOf } from '../../../domain/records.ts'
import { summaryQueries } from '../../../domain/summary-lists.ts'
import type { Language } from '../../../landlord-types/language.ts'
import type { MailModel } from '../model.ts'
import { newsWords } from './news-to-staff.words.ts'

interface Summary {
  staff: { id: string; name: string }
  counts: SummaryCounts
  publicUrl: string
}

/** The morning summary: how many cases each list holds, with a link to it. Empty lists are left out. */
export function summaryToStaff({ staff, counts, publicUrl }: Summary, language: Language): MailModel {
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
      { kind: 'link', label: settings, href: `${publicUrl}/intern/konto#varsler` },
    ],
  }
}
