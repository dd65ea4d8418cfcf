import { type ActionResult, shownBy } from '../../../forms/engine/action-result.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { Table } from '../../../ui/kit/table.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { StaffHead, StaffNoticeBar } from '../../workspace/ui/staff-head.tsx'
import * as staffNoticeStyles from '../../workspace/ui/staff-notice.module.css'
import { portfolioTexts } from '../portfolio.words.ts'
import { sheetActions } from '../sheet.ts'
import type { SheetReport } from '../sheet-report.ts'
import type { Route } from './+types/intern.eiendommer.regneark'

export const loader = () => null

export const action = staffAction(sheetActions)

/** Imports a spreadsheet: first a preview of the changes, then all of them or none. */
export default function SheetScreen({ actionData }: Route.ComponentProps) {
  const { sheet: texts } = portfolioTexts
  const report = shownBy(actionData, sheetActions.plan)
  return (
    <div className="staff-column">
      <p>
        <SiteLink href="/intern/eiendommer">← {portfolioTexts.title}</SiteLink>
      </p>
      <StaffHead title={texts.title} lead={texts.lead} />
      <ActionNotice result={actionData} />
      <Panel as="div">
        <ActionForm action={sheetActions.plan} result={actionData} id="ark" />
      </Panel>
      {report && <Report report={report} result={actionData} />}
    </div>
  )
}

function Report({ report, result }: { report: SheetReport; result: ActionResult | undefined }) {
  const { sheet: texts } = portfolioTexts
  const { rows, id: plan, unknown } = report
  const shown = rows.filter(({ does }) => does !== 'nothing')
  const isWrong = rows.some(({ does }) => does === 'refused')
  return (
    <Panel>
      {unknown.length > 0 && (
        <p className={staffNoticeStyles.root} data-tone="warm">
          {texts.unknown(unknown.map((head) => `«${head}»`).join(', '))}
        </p>
      )}
      {isWrong && <StaffNoticeBar error={texts.mend} />}
      {shown.length === 0 && <p>{texts.nothing}</p>}
      {shown.length > 0 && (
        <Table stacks>
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              <th scope="col">{texts.property}</th>
              <th scope="col">{texts.what}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, title, does, changed, errors, note }) => (
              <tr key={row}>
                <td data-label={texts.row}>{row}</td>
                <td>{title}</td>
                <td>
                  <Tag tone={does === 'refused' ? 'bad' : undefined}>{texts.does[does]}</Tag>
                  <ul className="plain">
                    {[...changed, ...errors].map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                  {note && <small className="quiet"> {note}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {plan && (
        <ActionForm
          action={{ ...sheetActions.apply, submit: texts.apply(shown.length) }}
          result={result}
          values={{ plan }}
        />
      )}
    </Panel>
  )
}
