import { useState } from 'react'
import { useSubmit } from 'react-router'
import { type ActionResult, actionFields } from '../../../forms/engine/action-result.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { pushDeviceActions } from '../../sign-in/push-devices.ts'
import { pushDeviceTexts } from '../../sign-in/push-devices.words.ts'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { type SubscribeProblem, subscribeDevice } from '../../workspace/ui/device/subscribe-device.ts'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import type { OwnAccount } from '../server/account-work.ts'

interface PushDevicesProps {
  push: OwnAccount['push']
  result: ActionResult | undefined
}

/** The devices on which a staff member is told, where the landlord has turned web push on. */
export function PushDevices({ push, result }: PushDevicesProps) {
  return (
    <>
      <h3>{pushDeviceTexts.title}</h3>
      {push ? (
        <>
          <p className="quiet">{pushDeviceTexts.text}</p>
          {push.devices.length === 0 && <p>{pushDeviceTexts.none}</p>}
          <ul className={`plain ${staffLinesStyles.root}`}>
            {push.devices.map(({ id, name, since }) => (
              <li key={id}>
                <span>
                  {name} <small>{pushDeviceTexts.since(since)}</small>
                </span>
                <ActionForm
                  action={pushDeviceActions.remove}
                  values={{ id }}
                  result={result}
                  look="link"
                  about={`${name}, ${pushDeviceTexts.since(since)}`}
                />
              </li>
            ))}
          </ul>
          <SubscribeButton publicKey={push.publicKey} />
        </>
      ) : (
        <p className="quiet">{pushDeviceTexts.off}</p>
      )}
    </>
  )
}

/** Subscribes this device. Nothing is asked of the browser before the press. */
function SubscribeButton({ publicKey }: { publicKey: string }) {
  const submit = useSubmit()
  const [state, setState] = useState<'ready' | 'busy' | SubscribeProblem>('ready')
  const press = async () => {
    setState('busy')
    const subscription = await subscribeDevice(publicKey)
    setState(typeof subscription === 'string' ? subscription : 'ready')
    if (typeof subscription !== 'string')
      await submit(
        { [actionFields.action]: pushDeviceActions.add.name, ...subscription },
        { method: 'post', preventScrollReset: true },
      )
  }
  return (
    <>
      <p className="no-scripts-only quiet">{pushDeviceTexts.needsScript}</p>
      <Button
        className="scripts-only"
        kind="quiet"
        type="button"
        aria-disabled={state === 'busy'}
        onClick={() => state !== 'busy' && press()}
      >
        {pushDeviceTexts.add}
      </Button>
      <FieldError role="status">{state !== 'ready' && state !== 'busy' && pushDeviceTexts[state]}</FieldError>
    </>
  )
}
