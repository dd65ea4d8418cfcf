import { SiteLink } from '../../../ui/page/site-link.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { pageNumber } from '../../workspace/ui/page-links.tsx'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { sheetActions } from '../sheet.ts'
import { sheetTexts } from '../sheet.words.ts'
import { SHEETS_PATH } from '../sheet-path.ts'
import { propertiesContext } from '../ui/properties-context.ts'
import { ImportReceipt } from '../ui/sheets/import-receipt.tsx'
import { MatchForm } from '../ui/sheets/match-form.tsx'
import { PlannedImport } from '../ui/sheets/planned-import.tsx'
import type { Route } from './+types/intern.eiendommer.regneark.$importId'

const { match, apply, publish, undo } = sheetActions
const actions = { match, apply, publish, undo }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const portfolio = await readsOf(context, propertiesContext)
  const sheet = await portfolio.sheet(params.importId, pageNumber(new URL(request.url).searchParams))
  if (!sheet) throw new Response(null, { status: 404 })
  return { sheet }
}

export const action = staffAction(actions)

/** A spreadsheet that was read: what its columns are, what it would do, and then what it did. */
export default function SheetScreen({ loaderData: { sheet }, actionData }: Route.ComponentProps) {
  const props = { sheet, result: actionData }
  return (
    <div className="staff-wide">
      <p>
        <SiteLink href={SHEETS_PATH}>← {sheetTexts.title}</SiteLink>
      </p>
      <StaffHead title={sheetTexts.open(sheet.at)} lead={sheet.by ? sheetTexts.by(sheet.by) : ''} />
      <ActionNotice result={actionData} />
      {sheet.state === 'matching' && <MatchForm {...props} />}
      {sheet.state === 'planned' && <PlannedImport {...props} />}
      {(sheet.state === 'applied' || sheet.state === 'undone') && <ImportReceipt {...props} />}
    </div>
  )
}
