import { Panel } from '../../../ui/kit/panel.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { staffContext } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { rotaActions } from '../rota.ts'
import { rotaTexts } from '../rota.words.ts'
import { OnCallNotice } from '../ui/on-call-notice.tsx'
import { RotaWeeks } from '../ui/rota-weeks.tsx'
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
