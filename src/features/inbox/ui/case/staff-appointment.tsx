import { useEffect, useRef, useState } from 'react'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { Panel } from '../../../../ui/kit/panel.tsx'
import { Tag } from '../../../../ui/kit/tag.tsx'
import { freePresets } from '../../../cases/appointments/slot-presets.ts'
import type { ShownAppointment } from '../../../cases/server/appointments/shown-appointment.ts'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { appointmentActions } from '../../appointments.ts'
import { staffAppointmentTexts } from '../../appointments.words.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'
import * as styles from './staff-appointment.module.css'

const { offer, showTimes } = appointmentActions

interface StaffAppointmentProps {
  shown: StaffCase
  result: ActionResult | undefined
}

/** The visit to the sender of a case: what is offered or agreed, and where staff offer time slots. */
export function StaffAppointment({ shown, result }: StaffAppointmentProps) {
  const { appointment, colleagues } = shown
  if (!appointment) return null
  const { current } = appointment
  const summary = current
    ? current.agreed
      ? staffAppointmentTexts.move
      : staffAppointmentTexts.openAgain
    : staffAppointmentTexts.open
  return (
    <Panel className={styles.root}>
      <h2>{staffAppointmentTexts.title}</h2>
      {appointment.access.length > 0 && (
        <div data-part="access">
          <h3>{staffAppointmentTexts.access}</h3>
          <ul className="plain">
            {appointment.access.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {current && <Current appointment={current} colleagues={colleagues} result={result} />}
      {/* It folds again once slots are offered. */}
      <details id="besok" key={current?.slots.map(({ value }) => value).join()} open={isOfOffer(result)}>
        <summary>{summary}</summary>
        <Offer appointment={appointment} colleagues={colleagues} pageKey={shown.key} result={result} />
      </details>
    </Panel>
  )
}

/** Whether the last action was to offer slots and did not, or to see when another host is free. */
export const isOfOffer = (result: ActionResult | undefined): boolean =>
  (result?.status === 'refused' && result.action === offer.name) || result?.action === showTimes.name

interface OfferProps {
  appointment: NonNullable<StaffCase['appointment']>
  colleagues: StaffCase['colleagues']
  pageKey: string
  result: ActionResult | undefined
}

/** Offers the slots in which the chosen host is free. */
function Offer({
  appointment: { presets, officeTimes, timesOf, hostId },
  colleagues,
  pageKey,
  result,
}: OfferProps) {
  const given = isOfOffer(result) ? result?.given : undefined
  const [host, setHost] = useState(given?.host?.[0] ?? hostId)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const select = root.current?.querySelector<HTMLSelectElement>('select[name=host]')
    if (!select) return
    const follow = () => setHost(select.value || null)
    // It may have been chosen before the scripts were there.
    follow()
    select.addEventListener('change', follow)
    return () => select.removeEventListener('change', follow)
  }, [])
  const { free, chosen } = freePresets(presets, (host ? timesOf[host] : null) ?? officeTimes)
  return (
    <div ref={root}>
      <ActionForm
        id="tilby"
        action={offer}
        withoutScripts={showTimes}
        result={result}
        values={{ ...given, slots: chosen, key: pageKey, ...(host ? { host } : {}) }}
        choices={{ slots: free, host: colleagues }}
        folded={{ summary: staffAppointmentTexts.more, fields: ['own1', 'own2', 'hours', 'closedDays'] }}
      />
    </div>
  )
}

interface CurrentProps {
  appointment: ShownAppointment
  colleagues: StaffCase['colleagues']
  result: ActionResult | undefined
}

/** What is agreed, or what the sender chooses among: a staff member can choose for a sender on the telephone. */
function Current({ appointment, colleagues, result }: CurrentProps) {
  const { host, agreed, slots, isMoveAsked, declinedAt } = appointment
  const { changeHost } = appointmentActions
  return (
    <>
      {agreed && <strong data-part="agreed">{agreed.label}</strong>}
      {host && <p className="quiet">{staffAppointmentTexts.comes(host)}</p>}
      {declinedAt && <p className={styles.declined}>{staffAppointmentTexts.declined(declinedAt)}</p>}
      {agreed && !host && (
        <p>
          <Tag tone="bad">{staffAppointmentTexts.noHost}</Tag>
        </p>
      )}
      {agreed && (
        <details open={!host || (result?.status === 'refused' && result.action === changeHost.name)}>
          <summary>{host ? changeHost.submit : staffAppointmentTexts.findHost}</summary>
          <ActionForm
            id="hvem"
            action={changeHost}
            result={result}
            choices={{ host: colleagues }}
            look="quiet"
            label={host ? changeHost.submit : staffAppointmentTexts.findHost}
          />
        </details>
      )}
      {(!agreed || isMoveAsked) && (
        <>
          <p>{agreed ? staffAppointmentTexts.waitsForMove : staffAppointmentTexts.waits}</p>
          <ul className={`plain ${styles.slots}`}>
            {slots.map(({ value, label, short }) => (
              <li key={value}>
                <span className={styles.hours}>{short}</span>
                <ActionForm
                  action={appointmentActions.agree}
                  result={result}
                  values={{ slot: value }}
                  look="quiet"
                  about={label}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{agreed ? staffAppointmentTexts.cancelTitle : staffAppointmentTexts.withdraw}</summary>
        <ActionForm
          action={appointmentActions.cancel}
          result={result}
          label={agreed ? staffAppointmentTexts.cancelTitle : staffAppointmentTexts.withdraw}
          look="quiet"
        />
      </details>
    </>
  )
}
