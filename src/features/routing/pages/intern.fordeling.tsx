import { Form } from 'react-router'
import { NO_CHOICE } from '../../../domain/submissions/no-choice.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Panel } from '../../../ui/kit/panel.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { StaffFilterChoice } from '../../workspace/ui/filter-fields.tsx'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import * as staffFormStyles from '../../workspace/ui/staff-form.module.css'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { routingActions } from '../routing.ts'
import { routingTexts } from '../routing.words.ts'
import type { RoutingView } from '../server/read-rules.ts'
import { routingContext } from '../ui/routing-context.ts'
import type { Route } from './+types/intern.fordeling'

export async function loader({ context, request }: Route.LoaderArgs) {
  const read = await readsOf(context, routingContext)
  const { searchParams } = new URL(request.url)
  const get = (name: string) => searchParams.get(name) ?? NO_CHOICE
  const chosen = searchParams.has('til') ? { which: get('saker'), place: get('sted'), to: get('til') } : null
  return { ...(await read(chosen)), chosen, isSaved: searchParams.has('lagret') }
}

export const action = staffAction(routingActions)

/** Who gets new cases: the rules, and a new one, which is tried on the last month before it is saved. */
export default function RoutingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { rules, coversAll, choices, chosen, trial, isSaved } = loaderData
  return (
    <div className="staff-column">
      <StaffHead title={routingTexts.title} lead={routingTexts.lead} />
      <ActionNotice result={actionData} notice={isSaved ? routingTexts.saved : null} />
      <Panel>
        <h2>{routingTexts.rulesTitle}</h2>
        <ul className={`plain ${staffLinesStyles.root}`}>
          {rules.map(({ id, cases, to, isClosed }) => (
            <li key={id}>
              <span>
                <strong>{cases}</strong> → {to}
                {isClosed && <small>{routingTexts.closed}</small>}
              </span>
              <ActionForm
                action={routingActions.remove}
                values={{ id }}
                about={`${cases}, ${to}`}
                look="quiet"
                result={actionData}
              />
            </li>
          ))}
          {!coversAll && (
            <li>
              <span>
                <strong>{routingTexts.last}</strong> {routingTexts.lastTo}
              </span>
            </li>
          )}
        </ul>
      </Panel>
      <Panel>
        <h2>{routingTexts.newTitle}</h2>
        <p className="quiet">{routingTexts.newText}</p>
        <Form method="get" noValidate className={staffFormStyles.root}>
          <StaffFilterChoice
            name="saker"
            label={routingTexts.which}
            value={chosen?.which ?? null}
            any={routingTexts.everything}
            options={choices.which}
          />
          <StaffFilterChoice
            name="sted"
            label={routingTexts.place}
            value={chosen?.place ?? null}
            any={routingTexts.anyPlace}
            options={choices.place}
          />
          <StaffFilterChoice
            name="til"
            label={routingTexts.to}
            value={chosen?.to ?? null}
            any={routingTexts.choose}
            options={choices.to}
          />
          <Button kind="quiet" type="submit">
            {routingTexts.try}
          </Button>
        </Form>
        {trial && chosen && (
          <>
            <p role="status">{trialInWords(trial)}</p>
            {typeof trial === 'object' && (
              <ActionForm action={routingActions.save} values={chosen} result={actionData} />
            )}
          </>
        )}
      </Panel>
    </div>
  )
}

function trialInWords(trial: NonNullable<RoutingView['trial']>): string {
  if (trial === 'incomplete') return routingTexts.incomplete
  if (trial === 'not-reader') return routingTexts.notReader
  return [routingTexts.tried(trial.count, trial.name), trial.replaces && routingTexts.replaces]
    .filter(Boolean)
    .join(' ')
}
