import { Form } from 'react-router'
import { editingTexts } from '../../../content/staff/editing.ts'
import { portfolioTexts as texts } from '../../../content/staff/portfolio.ts'
import type { EditedProperty } from '../../../server/portfolio/read-portfolio.ts'
import { LineAction } from '../line-action.tsx'

/** What was done to a property, by whom, and how to go back; copying it, and taking it off the site. */
export function PropertyHistory({ property }: { property: EditedProperty }) {
  const { history, standing } = property
  return (
    <>
      <section className="staff-card">
        <h2>{texts.history}</h2>
        <ol className="plain staff-lines">
          {history.map(({ id, at, by, state, changed }, index) => (
            <li key={id}>
              <span>
                {texts.versions[state]} {at}, {by ?? texts.byImport}
                {changed.length > 0 && <small>{texts.changed(changed.join(', '))}</small>}
              </span>
              {(index > 0 || state === 'archived') && (
                <LineAction
                  handling="restore"
                  id={id}
                  name="version"
                  label={texts.restore}
                  about={editingTexts.inHistory(`${texts.versions[state]} ${at}`, index + 1)}
                />
              )}
            </li>
          ))}
        </ol>
      </section>
      <section className="staff-card">
        <h2>{texts.more}</h2>
        <Form method="post" encType="multipart/form-data">
          <button className="button" data-kind="quiet" type="submit" name="handling" value="copy">
            {texts.copy}
          </button>
        </Form>
        {standing !== 'archived' && (
          <details>
            <summary>{texts.archive}</summary>
            <Form method="post" encType="multipart/form-data" className="staff-form">
              <p className="quiet">{texts.archiveText}</p>
              <button className="button" data-kind="quiet" type="submit" name="handling" value="archive">
                {texts.archive}
              </button>
            </Form>
          </details>
        )}
      </section>
    </>
  )
}
