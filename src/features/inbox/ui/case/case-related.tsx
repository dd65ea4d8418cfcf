import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { NoBreak } from '../../../../ui/kit/no-break.tsx'
import { Panel } from '../../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import * as staffLinesStyles from '../../../workspace/ui/staff-lines.module.css'
import { staffCaseTexts } from '../../case.words.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { CaseLink, StaffCase, LastReplyView as ToldSenderView } from '../../server/case/staff-views.ts'
import { FindOtherCase, type OtherCasesSearch } from './find-other-case.tsx'
import { LastReply } from './told-sender.tsx'

export interface CaseRelatedProps {
  shown: StaffCase
  result: ActionResult | undefined
  /** Looks for the case to merge with; undefined where this one cannot be merged. */
  merge: (() => void) | undefined
  search: OtherCasesSearch | null
  /** The query of the list that the case was opened from. */
  list: string
}

/** Related cases, and the search for another one to link it to or merge it with. */
export function CaseRelated({ shown, result, merge, search, list }: CaseRelatedProps) {
  return (
    <Panel as="div" className="no-print" data-part="related">
      <Links title={staffCaseTexts.mergedTitle} links={shown.merged} />
      <Links title={staffCaseTexts.linksTitle} links={shown.links} />
      <Links title={staffCaseTexts.sameSender} links={shown.sameSender} />
      <Links title={staffCaseTexts.sameProperty} links={shown.sameProperty} />
      {merge && (
        <LinkButton type="button" className="scripts-only" onClick={merge}>
          {staffCaseTexts.relate.find.open}
        </LinkButton>
      )}
      <FindOtherCase
        search={search}
        list={list}
        mayMerge={shown.canMerge && !shown.mergedInto}
        result={result}
      />
    </Panel>
  )
}

function Links({
  title,
  links,
}: {
  title: string
  links: readonly (CaseLink & { told?: ToldSenderView })[]
}) {
  if (links.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className={`plain ${staffLinesStyles.root}`}>
        {links.map(({ reference, formName, status, sentAt, sender, told }) => (
          <li key={reference}>
            <span>
              <SiteLink href={`/saker/${reference}`}>{formName}</SiteLink>
              <small>
                {sender && `${sender}, `}
                <NoBreak>{sentAt}</NoBreak>, {inboxTexts.statuses[status]}
              </small>
              {told && <LastReply {...told} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
