import { NoBreak } from '../../../../ui/kit/no-break.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import * as staffNoticeStyles from '../../../workspace/ui/staff-notice.module.css'
import { inboxTexts } from '../../inbox.words.ts'
import { keyDateTexts } from '../../key-date.words.ts'
import type { WrongKeyDateView } from '../../server/case/staff-views.ts'

/** The cases whose receipts told a wrong day, each with the day that it should be. */
export function WrongKeyDates({ cases }: { cases: readonly WrongKeyDateView[] }) {
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
            : <NoBreak>{keyDateTexts.line(told, right)}</NoBreak>
          </li>
        ))}
      </ul>
    </details>
  )
}
