import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { Panel } from '../../../../ui/kit/panel.tsx'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { sheetActions } from '../../sheet.ts'
import { sheetTexts as texts } from '../../sheet.words.ts'
import type { SheetImport } from '../../sheet-report.ts'
import { countsInWords } from './counts-in-words.ts'
import { FetchRefused } from './fetch-refused.tsx'
import { MatchForm } from './match-form.tsx'
import { RowTable } from './row-table.tsx'

/** What a sheet would do, for a staff member to confirm. */
export function PlannedImport({ sheet, result }: { sheet: SheetImport; result: ActionResult | undefined }) {
  const { id, counts, matching } = sheet
  const writes = counts.adds + counts.changes
  const ignored = matching.columns.filter(({ target }) => target === 'ignored').map(({ heading }) => heading)
  return (
    <>
      <Panel>
        <h2>{countsInWords(counts, 'planned').join(', ') || texts.nothing}</h2>
        {writes === 0 && counts.refused === 0 && counts.nothing > 0 && <p>{texts.nothing}</p>}
        {counts.refused > 0 && <p>{writes > 0 ? texts.someRefused(counts.refused) : texts.allRefused}</p>}
        {counts.adds > 0 && <p>{texts.newAreDrafts}</p>}
        {ignored.length > 0 && <p className="quiet">{texts.ignored(ignored)}</p>}
        <div className="row">
          {writes > 0 && (
            <ActionForm
              action={{ ...sheetActions.apply, submit: texts.apply(writes) }}
              result={result}
              values={{ importId: id }}
            />
          )}
          <FetchRefused sheet={sheet} />
        </div>
      </Panel>
      <Panel as="div">
        <details>
          <summary>{texts.matching.folded}</summary>
          <MatchForm sheet={sheet} result={result} />
        </details>
      </Panel>
      <RowTable sheet={sheet} />
    </>
  )
}
