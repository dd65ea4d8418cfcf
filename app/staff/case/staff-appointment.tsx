import type { ActionResult } from '../../../forms/action-result.ts'
import { appointmentActions } from '../../../forms/staff/appointments.ts'
import { staffAppointmentTexts } from '../../../forms/staff/appointments.words.ts'
import type { ShownAppointment } from '../../../server/cases/appointments/shown-appointment.ts'
import type { StaffCase } from '../../../server/casework/staff-views.ts'
import { Panel } from '../../components/ui/panel.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { useWords } from '../../use-words.ts'
import { ActionForm } from '../actions/action-form.tsx'
import * as styles from './staff-appointment.module.css'

interface StaffAppointmentProps {
  shown: StaffCase
  result: ActionResult | undefined
}

/** The visit to the sender of a case: what is offered or agreed, and where staff offer time slots. */
export function StaffAppointment({ shown, result }: StaffAppointmentProps) {
  const texts = useWords(staffAppointmentTexts)
  const { appointment, colleagues } = shown
  if (!appointment) return null
  const { current, presets, chosen, hostId } = appointment
  const { offer } = appointmentActions
  const summary = current ? (current.agreed ? texts.move : texts.openAgain) : texts.open
  return (
    <Panel className={styles.root}>
      <h2>{texts.title}</h2>
      {current && <Current appointment={current} colleagues={colleagues} result={result} />}
      {/* It folds again once slots are offered. */}
      <details
        id="besok"
        key={current?.slots.map(({ value }) => value).join()}
        open={result?.status === 'refused' && result.action === offer.name}
      >
        <summary>{summary}</summary>
        <ActionForm
          id="tilby"
          action={offer}
          result={result}
          values={{ slots: chosen, key: shown.key, ...(hostId ? { host: hostId } : {}) }}
          choices={{ slots: presets, host: colleagues }}
          folded={{ summary: texts.more, fields: ['own1', 'own2', 'hours', 'closedDays'] }}
        />
      </details>
    </Panel>
  )
}

interface CurrentProps {
  appointment: ShownAppointment
  colleagues: StaffCase['colleagues']
  result: ActionResult | undefined
}

/** What is agreed, or what the sender chooses among: a staff member can choose for a sender on the telephone. */
function Current({ appointment, colleagues, result }: CurrentProps) {
  const texts = useWords(staffAppointmentTexts)
  const { host, agreed, slots, isMoveAsked } = appointment
  const { changeHost } = appointmentActions
  return (
    <>
      {agreed && <strong data-part="agreed">{agreed.label}</strong>}
      {host && <p className="quiet">{texts.comes(host)}</p>}
      {agreed && !host && (
        <p>
          <Tag tone="bad">{texts.noHost}</Tag>
        </p>
      )}
      {agreed && (
        <details open={!host || (result?.status === 'refused' && result.action === changeHost.name)}>
          <summary>{host ? changeHost.submit : texts.findHost}</summary>
          <ActionForm
            id="hvem"
            action={changeHost}
            result={result}
            choices={{ host: colleagues }}
            look="quiet"
            label={host ? changeHost.submit : texts.findHost}
          />
        </details>
      )}
      {(!agreed || isMoveAsked) && (
        <>
          <p>{agreed ? texts.waitsForMove : texts.waits}</p>
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
        <summary>{agreed ? texts.cancelTitle : texts.withdraw}</summary>
        <ActionForm
          action={appointmentActions.cancel}
          result={result}
          label={agreed ? texts.cancelTitle : texts.withdraw}
          look="quiet"
        />
      </details>
    </>
  )
}
