import { Table } from '../../../../ui/kit/table.tsx'
import { Tag } from '../../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { PageLinks } from '../../../workspace/ui/page-links.tsx'
import { sheetTexts as texts } from '../../sheet.words.ts'
import { sheetPath } from '../../sheet-path.ts'
import type { RowOutcome, SheetImport } from '../../sheet-report.ts'

/** A page of the rows of a sheet that do something, those with errors first. */
export function RowTable({ sheet: { id, state, rows, page, pages } }: { sheet: SheetImport }) {
  if (rows.length === 0) return null
  const isDone = state !== 'planned'
  const what = isDone ? texts.whatHappened : texts.what
  return (
    <>
      <Table stacks>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.property}</th>
            <th scope="col">{what}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, title, does, lines, note, propertyId, isUndone }) => (
            <tr key={row}>
              <td data-label={texts.row}>{row}</td>
              <td>
                {propertyId && (does !== 'adds' || (isDone && !isUndone)) ? (
                  <SiteLink href={`/intern/eiendommer/${propertyId}`}>{title}</SiteLink>
                ) : (
                  title
                )}
              </td>
              <td>
                <Tag tone={does === 'refused' ? 'bad' : undefined}>{outcomeOf(state, does, isUndone)}</Tag>
                <ul className="plain">
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                {note && <small className="quiet">{note}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <PageLinks path={sheetPath(id)} query={{}} page={page} pages={pages} />
    </>
  )
}

function outcomeOf(state: SheetImport['state'], does: RowOutcome, isUndone: boolean): string {
  if (state === 'planned') return texts.does[does]
  if (state === 'applied' || does === 'refused') return texts.did[does]
  return isUndone ? texts.didUndone : texts.stays
}
