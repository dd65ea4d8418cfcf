import { Panel } from '../../../ui/kit/panel.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffNoticeStyles from '../../workspace/ui/staff-notice.module.css'
import { rotaActions } from '../rota.ts'
import { rotaTexts } from '../rota.words.ts'
import type { OnCallNow } from '../server/rota-view.ts'
import { rotaContext } from '../ui/rota-context.ts'
import { RotaWeeks } from '../ui/rota-weeks.tsx'
import type { Route } from './+types/intern.vakt'

export async function loader({ context }: Route.LoaderArgs) {
  return (await readsOf(context, rotaContext)).read()
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

/** Who gets urgent cases at this moment. */
function OnCallNotice({ now }: { now: OnCallNow }) {
  if (now.kind === 'on-call')
    return (
      <p className={staffNoticeStyles.root}>
        <span>
          {rotaTexts.nowTitle}: <strong>{rotaTexts.now(now.names)}</strong>{' '}
          <small>{rotaTexts.until(now.until)}</small>
        </span>
      </p>
    )
  return (
    <p className={staffNoticeStyles.root} data-tone={now.isOfficeOpen ? undefined : 'bad'}>
      {now.isOfficeOpen ? rotaTexts.officeNow(now.name) : rotaTexts.fallbackNow(now.name)}
    </p>
  )
}
