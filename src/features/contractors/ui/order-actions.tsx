import type { ReactNode } from 'react'
import type { Action } from '../../../forms/engine/action.ts'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { ActionField } from '../../../ui/forms/action-field.tsx'
import { photoFiles } from '../../../ui/forms/controls/photo-files.tsx'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import type { Controls } from '../../../ui/forms/field-view-props.ts'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import type { ShownOrder } from '../server/page-services.ts'
import { workOrderWords } from '../work-order.words.ts'
import { workOrderActions } from '../work-order-actions.ts'
import * as styles from './order-page.module.css'

const { setTime, write, addPhotos, finish, decline } = workOrderActions

const photoControls: Controls = { photos: photoFiles }

interface OrderActionsProps {
  order: ShownOrder
  result: ActionResult | undefined
}

/** What a contractor can do, each folded to one large line, and what they have done. */
export function OrderActions({ order, result }: OrderActionsProps) {
  const words = useWords(workOrderWords)
  const { visit, otherVisit, isSenderMailed, history } = order
  return (
    <>
      <section>
        <h2>{words.act}</h2>
        <div className={styles.acts}>
          {!otherVisit && (
            <Act title={visit ? words.moveTime : words.setTime} action={setTime} result={result}>
              <p className="quiet">{isSenderMailed ? words.timeExplain : words.timeExplainNoMail}</p>
            </Act>
          )}
          <Act title={words.write} action={write} result={result} />
          <Act title={words.addPhotos} action={addPhotos} result={result} controls={photoControls} />
          <Act title={words.done} action={finish} result={result} />
          <Act title={words.decline} action={decline} result={result} kind="quiet" />
        </div>
      </section>
      {history.length > 0 && (
        <section>
          <h2>{words.history}</h2>
          <ol className={`plain ${styles.history}`}>
            {history.map(({ at, isoAt, title, text }) => (
              <li key={isoAt + title}>
                <strong>
                  <NoBreak>{title}</NoBreak>
                </strong>{' '}
                <time dateTime={isoAt}>{at}</time>
                {text && <p className={styles.note}>{text}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

interface ActProps {
  title: string
  action: Action
  result: ActionResult | undefined
  kind?: 'quiet'
  controls?: Controls
  children?: ReactNode
}

/** An action behind its name; open where it was refused, with what was written. */
function Act({ title, action, result, kind, controls, children }: ActProps) {
  const refused = result?.status === 'refused' && result.action === action.name ? result : null
  return (
    <details open={refused !== null || undefined}>
      <summary>{title}</summary>
      <DocumentForm action={action} className={styles.form} {...(kind && { kind })}>
        {children}
        {Object.keys(action.fields).map((name) => (
          <ActionField
            key={name}
            action={action}
            name={name}
            values={refused?.given[name]}
            error={refused?.errors[name]}
            {...(controls && { controls })}
          />
        ))}
      </DocumentForm>
    </details>
  )
}
