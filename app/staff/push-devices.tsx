import { useState } from 'react'
import { useSubmit } from 'react-router'
import { type ActionResult, actionFields } from '../../forms/action-result.ts'
import { pushDeviceActions } from '../../forms/staff/push-devices.ts'
import { pushDeviceTexts } from '../../forms/staff/push-devices.words.ts'
import type { OwnAccount } from '../../server/workspace/account-work.ts'
import { Button } from '../components/ui/button.tsx'
import { FieldError } from '../components/ui/field.tsx'
import { ActionForm } from './actions/action-form.tsx'
import { type SubscribeProblem, subscribeDevice } from './device/subscribe-device.ts'
import * as staffLinesStyles from './staff-lines.module.css'

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
