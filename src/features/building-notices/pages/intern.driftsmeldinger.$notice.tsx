import { data } from 'react-router'
import { NotFoundPage } from '../../../ui/kit/not-found-page.tsx'
import { NoticeList } from '../../../ui/kit/notice-list.tsx'
import { Panel } from '../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { buildingNoticeActions } from '../notices.ts'
import { buildingNoticeTexts } from '../notices.words.ts'
import { buildingNoticesContext } from '../ui/building-notices-context.ts'
import type { Route } from './+types/intern.driftsmeldinger.$notice'

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await (await readsOf(context, buildingNoticesContext)).edit(params.notice)
  return data(found, { status: found ? 200 : 404 })
}

const { change, cancel } = buildingNoticeActions
export const action = staffAction({ change, cancel })

/** A notice: what it says now, and how it is changed or cancelled. */
export default function NoticeScreen({ loaderData: found, actionData: result }: Route.ComponentProps) {
  if (!found) return <NotFoundPage />
  const { shown, isOpen, values } = found
  const { id } = values
  return (
    <div className="staff-column">
      <StaffHead title={shown.title}>
        <SiteLink href={`/intern/driftsmeldinger/${id}/plakat`}>{buildingNoticeTexts.poster}</SiteLink>
        <SiteLink href="/intern/driftsmeldinger">{buildingNoticeTexts.back}</SiteLink>
      </StaffHead>
      <ActionNotice result={result} />
      <Panel as="div">
        <NoticeList notices={[shown]} />
      </Panel>
      {isOpen && (
        <>
          <Panel>
            <h2>{buildingNoticeTexts.changeTitle}</h2>
            <ActionForm action={change} values={{ ...values, mail: 'yes' }} result={result} id="endre" />
          </Panel>
          <Panel>
            <h2>{buildingNoticeTexts.cancelTitle}</h2>
            <ActionForm action={cancel} values={{ id }} result={result} look="danger" />
          </Panel>
        </>
      )}
    </div>
  )
}
