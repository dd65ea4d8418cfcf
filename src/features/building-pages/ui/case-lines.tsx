import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { inboxTexts } from '../../inbox/inbox.words.ts'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { buildingTexts } from '../building.words.ts'
import type { CaseAtBuilding } from '../server/read-building-pages.ts'

/** Cases of a building, one on each line; with the flat where the heading does not say it. */
export function CaseLines({
  cases,
  saysFlat = false,
}: {
  cases: readonly CaseAtBuilding[]
  saysFlat?: boolean
}) {
  return (
    <ul className={`plain ${staffLinesStyles.root}`}>
      {cases.map(({ reference, name, sender, day, status, flat, isSuggested }) => (
        <li key={reference}>
          <span>
            <SiteLink href={`/saker/${reference}`}>{name}</SiteLink>
            <small>
              {[sender, saysFlat && flat].filter(Boolean).map((each) => `${each}, `)}
              <NoBreak>{day}</NoBreak>, {inboxTexts.statuses[status]}
            </small>
          </span>
          {isSuggested && <Tag>{buildingTexts.suggested}</Tag>}
        </li>
      ))}
    </ul>
  )
}
