import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { Panel } from '../../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { refusedValues } from '../../../workspace/ui/actions/refused-values.ts'
import * as staffLinesStyles from '../../../workspace/ui/staff-lines.module.css'
import { staffCaseTexts } from '../../case.words.ts'
import { caseActions } from '../../casework.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { CaseLink, StaffCase, LastReplyView as ToldSenderView } from '../../server/case/staff-views.ts'
import { LastReply } from './told-sender.tsx'

export interface CaseRelatedProps {
  shown: StaffCase
  result: ActionResult | undefined
  /** Looks for the case to merge with; undefined where this one cannot be merged. */
  merge: (() => void) | undefined
}

const { link, merge } = caseActions

/** Related cases, and the form that links or merges another case. */
export function CaseRelated({ shown, result, merge: openMerge }: CaseRelatedProps) {
  const mayMerge = shown.canMerge && !shown.mergedInto
  return (
    <Panel as="div" className="no-print" data-part="related">
      <Links title={staffCaseTexts.mergedTitle} links={shown.merged} />
      <Links title={staffCaseTexts.linksTitle} links={shown.links} />
      <Links title={staffCaseTexts.sameSender} links={shown.sameSender} />
      <Links title={staffCaseTexts.sameProperty} links={shown.sameProperty} />
      {openMerge && (
        <LinkButton type="button" className="scripts-only" onClick={openMerge}>
          {staffCaseTexts.relate.find.open}
        </LinkButton>
      )}
      <details open={refusedValues([link, merge], result, {}) !== null || undefined}>
        <summary>{staffCaseTexts.relate.title}</summary>
        <ActionForm
          id="related"
          action={link}
          alternatives={mayMerge ? [merge] : []}
          result={result}
          look="quiet"
        />
      </details>
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
                <span className={staffLinesStyles.moment}>{sentAt}</span>, {inboxTexts.statuses[status]}
              </small>
              {told && <LastReply {...told} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
