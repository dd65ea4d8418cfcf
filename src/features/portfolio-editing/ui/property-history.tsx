import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { editingTexts } from '../../workspace/editing.words.ts'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { portfolioTexts } from '../portfolio.words.ts'
import { propertyActions } from '../properties.ts'
import type { EditedProperty } from '../server/read-portfolio.ts'

interface PropertyHistoryProps {
  property: EditedProperty
  result: ActionResult | undefined
}

/** The versions of a property with buttons to restore them; copying the property, and taking it off the site. */
export function PropertyHistory({ property, result }: PropertyHistoryProps) {
  const { history, standing } = property
  return (
    <>
      <Panel>
        <h2>{portfolioTexts.history}</h2>
        {history.length === 0 && <p className="quiet">{portfolioTexts.noHistory}</p>}
        <ol className={`plain ${staffLinesStyles.root}`}>
          {history.map(({ id, at, by, state, changed }, index) => (
            <li key={id}>
              <span>
                {portfolioTexts.versions[state]} {at}, {by ?? portfolioTexts.byImport}
                {changed.length > 0 && <small>{portfolioTexts.changed(changed.join(', '))}</small>}
              </span>
              {(index > 0 || state === 'archived') && (
                <ActionForm
                  action={propertyActions.restore}
                  result={result}
                  values={{ id: property.id, version: id }}
                  look="link"
                  about={editingTexts.inHistory(`${portfolioTexts.versions[state]} ${at}`, index + 1)}
                />
              )}
            </li>
          ))}
        </ol>
      </Panel>
      <Panel>
        <h2>{portfolioTexts.more}</h2>
        <ActionForm action={propertyActions.copy} result={result} values={{ id: property.id }} look="quiet" />
        {standing !== 'archived' && (
          <details>
            <summary>{portfolioTexts.archive}</summary>
            <ActionForm
              action={propertyActions.archive}
              result={result}
              values={{ id: property.id }}
              look="quiet"
            />
          </details>
        )}
      </Panel>
    </>
  )
}
