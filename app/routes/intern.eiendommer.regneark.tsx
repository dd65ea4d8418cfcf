import { data, Form } from 'react-router'
import { portfolioTexts } from '../../content/staff/portfolio.ts'
import type { ImportReport } from '../../server/portfolio/import-sheet.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { StaffHead, StaffNotice } from '../staff/staff-head.tsx'
import type { Route } from './+types/intern.eiendommer.regneark'
import '../styles/staff-portfolio.css'

const { sheet: texts } = portfolioTexts

export const loader = () => null

export async function action({ context }: Route.ActionArgs) {
  const { portfolio } = await context.get(pageRequestContext).staff.workspace()
  const done = await portfolio.importSheet()
  const isRefused = done.error !== null || done.report?.rows.some(({ does }) => does === 'refused')
  return data(done, { status: isRefused ? 422 : 200 })
}

/** A spreadsheet comes in: first one sees what it would do, then it does it, all or nothing. */
export default function SheetScreen({ actionData }: Route.ComponentProps) {
  const report = actionData?.report
  const written = actionData?.written ?? null
  return (
    <div className="staff-column">
      <p>
        <a href="/intern/eiendommer">← {portfolioTexts.title}</a>
      </p>
      <StaffHead title={texts.title} lead={texts.lead} />
      <StaffNotice error={actionData?.error} notice={written === null ? null : texts.written(written)} />
      <Form method="post" encType="multipart/form-data" className="staff-card staff-form">
        <div className="field">
          <label htmlFor="sheet">{texts.file}</label>
          <input
            id="sheet"
            name="sheet"
            type="file"
            required
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          />
        </div>
        <button className="button" type="submit" name="handling" value="plan">
          {texts.read}
        </button>
      </Form>
      {report && <Report {...report} />}
    </div>
  )
}

function Report({ rows, id: plan, unknown }: ImportReport) {
  const shown = rows.filter(({ does }) => does !== 'nothing')
  const isWrong = rows.some(({ does }) => does === 'refused')
  return (
    <section className="staff-card">
      {unknown.length > 0 && (
        <p className="staff-notice" data-tone="warm">
          {texts.unknown(unknown.map((head) => `«${head}»`).join(', '))}
        </p>
      )}
      {isWrong && <StaffNotice error={texts.mend} />}
      {shown.length === 0 && <p>{texts.nothing}</p>}
      {shown.length > 0 && (
        <table className="staff-table" data-stacks="">
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
                  <span className="tag" data-tone={does === 'refused' ? 'bad' : undefined}>
                    {texts.does[does]}
                  </span>{' '}
                  {[...changed, ...errors].join(', ')}
                  {note && <small className="quiet"> {note}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {plan && (
        <Form method="post" encType="multipart/form-data">
          <input type="hidden" name="plan" value={plan} />
          <button className="button" type="submit" name="handling" value="apply">
            {texts.apply(shown.length)}
          </button>
        </Form>
      )}
    </section>
  )
}
