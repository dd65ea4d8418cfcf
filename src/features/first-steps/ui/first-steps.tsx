import { keysOf } from '../../../domain/records.ts'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { firstStepActions, firstSteps } from '../first-steps.ts'
import { firstStepTexts } from '../first-steps.words.ts'
import type { StepsDone } from '../server/read-first-steps.ts'
import * as styles from './first-steps.module.css'

interface FirstStepsProps {
  done: StepsDone
  result: ActionResult | undefined
}

/** What is left to do in a new office, with a tick at what is done. */
export function FirstSteps({ done, result }: FirstStepsProps) {
  const steps = keysOf(firstSteps)
  return (
    <Panel className={styles.root}>
      <h2>{firstStepTexts.title}</h2>
      <p className="quiet">{firstStepTexts.left(steps.filter((step) => !done[step]).length)}</p>
      <ol className="plain">
        {steps.map((step) => {
          const { name, note } = firstStepTexts.steps[step]
          return (
            <li key={step} data-done={done[step] ? '' : undefined}>
              {done[step] ? (
                <span>
                  <span className="visually-hidden">{firstStepTexts.done}</span> {name}
                </span>
              ) : (
                <>
                  <SiteLink href={firstSteps[step]}>{name}</SiteLink>
                  <small>{note}</small>
                </>
              )}
            </li>
          )
        })}
      </ol>
      <ActionForm action={firstStepActions.putAway} result={result} look="link" />
    </Panel>
  )
}
