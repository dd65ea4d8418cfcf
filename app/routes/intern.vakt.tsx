import { rotaActions } from '../../forms/staff/rota.ts'
import { rotaTexts } from '../../forms/staff/rota.words.ts'
import { Panel } from '../components/ui/panel.tsx'
import { ActionForm } from '../staff/actions/action-form.tsx'
import { ActionNotice } from '../staff/actions/action-notice.tsx'
import { staffAction } from '../staff/actions/staff-action.ts'
import { OnCallNotice } from '../staff/rota/on-call-notice.tsx'
import { RotaWeeks } from '../staff/rota/rota-weeks.tsx'
import { staffContext } from '../staff/staff-context.ts'
import { StaffHead } from '../staff/staff-head.tsx'
import type { Route } from './+types/intern.vakt'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(staffContext).workspace()).rota.read()
}

export const action = staffAction(rotaActions)

/** The rota: who is on call now and later, and who gets urgent cases in the gaps. */
export default function RotaScreen({ loaderData: rota, actionData: result }: Route.ComponentProps) {
  const { now, weeks, fallbackName, mayEdit, colleagues, settings } = rota
  const forFallback = colleagues.map(({ value, label }) => ({ value: `ansatt:${value}`, label }))
  return (
    <div className="staff-column">
      <StaffHead title={rotaTexts.title} lead={rotaTexts.lead} />
      <ActionNotice result={result} />
      <OnCallNotice now={now} />
      <Panel>
        <h2>{rotaTexts.rotaTitle}</h2>
        {weeks.length === 0 ? (
          <p className="quiet">{rotaTexts.noShifts}</p>
        ) : (
          <RotaWeeks {...{ weeks, fallbackName, mayEdit, colleagues, result }} />
        )}
      </Panel>
      {mayEdit && (
        <>
          <Panel>
            <h2>{rotaTexts.addTitle}</h2>
            <ActionForm
              action={rotaActions.add}
              values={{ times: '1' }}
              choices={{ staff: colleagues }}
              result={result}
              id="vakt"
            />
          </Panel>
          <Panel>
            <h2>{rotaTexts.settingsTitle}</h2>
            <ActionForm
              action={rotaActions.settings}
              values={settings}
              choices={{ fallback: forFallback }}
              result={result}
              look="quiet"
            />
          </Panel>
        </>
      )}
    </div>
  )
}
