import { Panel } from '../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { portfolioTexts } from '../portfolio.words.ts'
import { sheetActions } from '../sheet.ts'
import { sheetTexts } from '../sheet.words.ts'
import { propertiesContext } from '../ui/properties-context.ts'
import { LatestImports } from '../ui/sheets/latest-imports.tsx'
import type { Route } from './+types/intern.eiendommer.regneark'

const actions = { plan: sheetActions.plan }

export async function loader({ context }: Route.LoaderArgs) {
  return { latest: await (await readsOf(context, propertiesContext)).latestSheets() }
}

export const action = staffAction(actions)

/** Takes a spreadsheet, and leads to those that were read. */
export default function SheetsScreen({ loaderData: { latest }, actionData }: Route.ComponentProps) {
  return (
    <div className="staff-column">
      <p>
        <SiteLink href="/intern/eiendommer">← {portfolioTexts.title}</SiteLink>
      </p>
      <StaffHead title={sheetTexts.title} lead={sheetTexts.lead} />
      <ActionNotice result={actionData} />
      <Panel as="div">
        <ActionForm action={actions.plan} result={actionData} id="ark" />
        <p className="quiet">{sheetTexts.help}</p>
      </Panel>
      <LatestImports lines={latest} />
    </div>
  )
}
