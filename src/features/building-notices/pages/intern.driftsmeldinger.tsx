import { NO_CHOICE } from '../../../domain/submissions/no-choice.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { buildingNoticeActions } from '../notices.ts'
import { buildingNoticeTexts } from '../notices.words.ts'
import type { ListedNotice } from '../server/notice-reader.ts'
import { buildingNoticesContext } from '../ui/building-notices-context.ts'
import type { Route } from './+types/intern.driftsmeldinger'

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await readsOf(context, buildingNoticesContext)
  const building = new URL(request.url).searchParams.get('hus')
  return { ...(await reads.list()), place: building ? await reads.placeOf(building) : '' }
}

export const action = staffAction({ publish: buildingNoticeActions.publish })

/** The notices to houses, and a new one. */
export default function NoticesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { current, over, place } = loaderData
  return (
    <div className="staff-column">
      <StaffHead title={buildingNoticeTexts.title} lead={buildingNoticeTexts.lead} />
      <ActionNotice result={actionData} />
      <Panel>
        <h2>{buildingNoticeTexts.currentTitle}</h2>
        {current.length === 0 ? (
          <p className="quiet">{buildingNoticeTexts.none}</p>
        ) : (
          <NoticeLines notices={current} />
        )}
      </Panel>
      <Panel>
        <h2>{buildingNoticeTexts.newTitle}</h2>
        <ActionForm
          key={current.length}
          action={buildingNoticeActions.publish}
          values={{ topic: NO_CHOICE, mail: 'yes', places: place }}
          result={actionData}
          id="ny"
        />
      </Panel>
      {over.length > 0 && (
        <details>
          <summary>{buildingNoticeTexts.overTitle}</summary>
          <Panel as="div">
            <NoticeLines notices={over} />
          </Panel>
        </details>
      )}
    </div>
  )
}

function NoticeLines({ notices }: { notices: readonly ListedNotice[] }) {
  return (
    <ul className={`plain ${staffLinesStyles.root}`}>
      {notices.map(({ id, title, when, places, told }) => (
        <li key={id}>
          <span>
            <SiteLink href={`/intern/driftsmeldinger/${id}`}>{title}</SiteLink>
            <small>{when}</small>
            <small>{places}</small>
          </span>
          <small>{buildingNoticeTexts.toldCount(told)}</small>
        </li>
      ))}
    </ul>
  )
}
