import { inboxTexts } from '../../../forms/staff/inbox.words.ts'
import { keyDateTexts } from '../../../forms/staff/key-date.words.ts'
import type { WrongKeyDate } from '../../../server/casework/staff-views.ts'
import { SiteLink } from '../../components/site-link.tsx'
import { WholeRanges } from '../../components/whole-ranges.tsx'
import * as staffNoticeStyles from '../staff-notice.module.css'

/** The cases whose receipts told a wrong day, each with the day that it should be. */
export function WrongKeyDates({ cases }: { cases: readonly WrongKeyDate[] }) {
  const { unknownSender } = inboxTexts
  if (cases.length === 0) return null
  return (
    <details className={staffNoticeStyles.root} data-tone="warm">
      <summary>{keyDateTexts.list(cases.length)}</summary>
      <ul>
        {cases.map(({ reference, sender, told, right }) => (
          <li key={reference}>
            <SiteLink href={`/saker/${reference}`}>
              {sender ?? unknownSender} ({reference})
            </SiteLink>
            : <WholeRanges>{keyDateTexts.line(told, right)}</WholeRanges>
          </li>
        ))}
      </ul>
    </details>
  )
}
