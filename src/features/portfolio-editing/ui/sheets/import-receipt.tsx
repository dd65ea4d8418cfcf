import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { ButtonLink } from '../../../../ui/kit/button.tsx'
import { Panel } from '../../../../ui/kit/panel.tsx'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { sheetActions } from '../../sheet.ts'
import { sheetTexts as texts } from '../../sheet.words.ts'
import { SHEETS_PATH } from '../../sheet-path.ts'
import type { NewProperties, SheetImport } from '../../sheet-report.ts'
import { FetchRefused } from './fetch-refused.tsx'
import { RowTable } from './row-table.tsx'

/** What a sheet did: publishes what is new, gives back what was refused, and undoes all of it. */
export function ImportReceipt({ sheet, result }: { sheet: SheetImport; result: ActionResult | undefined }) {
  const { id, state, counts, added } = sheet
  const isUndone = state === 'undone'
  return (
    <>
      <Panel>
        <h2>{isUndone ? texts.isUndone : `${texts.receipt(counts.adds, counts.changes)}.`}</h2>
        {added && <Added added={added} />}
        {counts.refused > 0 && <p>{texts.notSaved(counts.refused)}</p>}
        <div className="row">
          {added && added.drafts > 0 && (
            <ActionForm
              action={{ ...sheetActions.publish, submit: texts.publish(added.drafts) }}
              result={result}
              values={{ importId: id }}
            />
          )}
          <FetchRefused sheet={sheet} />
          <ButtonLink kind="quiet" href={SHEETS_PATH}>
            {texts.another}
          </ButtonLink>
        </div>
      </Panel>
      <RowTable sheet={sheet} />
      {!isUndone && (
        <Panel>
          <h2>{texts.undoTitle}</h2>
          <ActionForm action={sheetActions.undo} result={result} values={{ importId: id }} look="danger" />
        </Panel>
      )}
    </>
  )
}

/** Whether the new properties are on the site, and what they lack. */
function Added({ added: { drafts, published, missing } }: { added: NewProperties }) {
  const lacks = (['pictures', 'rent', 'energyClass'] as const).filter((what) => missing[what] > 0)
  return (
    <>
      {drafts > 0 && <p>{texts.drafts(drafts)}</p>}
      {published > 0 && <p>{texts.allPublished(published)}</p>}
      {lacks.length > 0 && (
        <p>
          {texts.missingLead} {lacks.map((what) => texts.missing[what](missing[what])).join(', ')}.
        </p>
      )}
    </>
  )
}
