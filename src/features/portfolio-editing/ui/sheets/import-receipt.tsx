import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { ButtonLink } from '../../../../ui/kit/button.tsx'
import { Panel } from '../../../../ui/kit/panel.tsx'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { sheetActions } from '../../sheet.ts'
import { sheetTexts as texts } from '../../sheet.words.ts'
import { SHEETS_PATH } from '../../sheet-path.ts'
import type { NewProperties, RowCounts, SheetImport } from '../../sheet-report.ts'
import { FetchRefused } from './fetch-refused.tsx'
import { RowTable } from './row-table.tsx'

/** What a sheet did: publishes what is new, gives back what was refused, and undoes all of it. */
export function ImportReceipt({ sheet, result }: { sheet: SheetImport; result: ActionResult | undefined }) {
  const { id, state, counts, added, pictures } = sheet
  const isUndone = state === 'undone'
  const lacks = added ? lackingInWords(added) : []
  return (
    <>
      <Panel>
        <h2>{isUndone ? texts.isUndone : receiptInWords(counts, added)}</h2>
        {lacks.length > 0 && <p>{lacks.join(', ')}.</p>}
        {counts.refused > 0 && <p>{texts.notSaved(counts.refused)}</p>}
        <div className="row">
          {added && added.drafts > 0 && (
            <ActionForm
              action={{ ...sheetActions.publish, submit: texts.publish(added.drafts) }}
              result={result}
              values={{ importId: id }}
            />
          )}
          {added && added.missing.pictures > 0 && (
            <ButtonLink kind="quiet" href="/intern/eiendommer/bilder">
              {texts.addPictures}
            </ButtonLink>
          )}
          {pictures && (
            <ButtonLink kind="quiet" href={`/intern/eiendommer/bilder/${pictures}`}>
              {texts.pictures}
            </ButtonLink>
          )}
          <FetchRefused sheet={sheet} />
          <ButtonLink kind="quiet" href={SHEETS_PATH}>
            {texts.another}
          </ButtonLink>
        </div>
        {!isUndone && (
          <details>
            <summary>{texts.undo}</summary>
            <ActionForm action={sheetActions.undo} result={result} values={{ importId: id }} look="danger" />
          </details>
        )}
      </Panel>
      <RowTable sheet={sheet} />
    </>
  )
}

/** «400 nye eiendommer er lagret som kladder, 10 eiendommer er endret.» */
function receiptInWords({ changes }: RowCounts, added: NewProperties | null): string {
  const { receipt } = texts
  const said = [
    added && added.drafts > 0 && receipt.drafts(added.drafts),
    added && added.published > 0 && receipt.published(added.published),
    changes > 0 && receipt.changed(changes),
  ].filter(Boolean)
  return `${said.join(', ') || receipt.nothing}.`
}

const lackingInWords = ({ missing }: NewProperties): string[] =>
  (['pictures', 'rent', 'energyClass'] as const).flatMap((what) =>
    missing[what] > 0 ? [texts.missing[what](missing[what])] : [],
  )
