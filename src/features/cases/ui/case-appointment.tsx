import { ActionField } from '../../../ui/forms/action-field.tsx'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { appointmentWords } from '../appointments.words.ts'
import { senderAppointmentActions } from '../sender-appointment-actions.ts'
import type { ShownAppointment, ShownSlot } from '../server/appointments/shown-appointment.ts'
import * as styles from './case-appointment.module.css'
import * as caseFormStyles from './case-form.module.css'
import * as caseNextStyles from './case-next.module.css'

const { cancelAppointment, chooseSlot, declineSlots } = senderAppointmentActions

interface CaseAppointmentProps {
  appointment: ShownAppointment
  /** What was written when the last post was refused. */
  failed: string
}

/** A visit to the sender: the slots to choose among, or what is agreed. Every slot is a button of a plain form. */
export function CaseAppointment({ appointment, failed }: CaseAppointmentProps) {
  const texts = useWords(appointmentWords)
  const { agreed, host, note, slots, isMoveAsked } = appointment
  const isChoosing = !agreed || isMoveAsked
  return (
    <section id="besok" className={`${caseNextStyles.root} ${styles.root}`}>
      <h2>{agreed ? (isMoveAsked ? texts.moveTitle : texts.agreedTitle) : texts.chooseTitle}</h2>
      {agreed && (
        <p className={caseNextStyles.date}>
          <strong>
            <NoBreak>{agreed.label}</NoBreak>
          </strong>
          {host && <small>{texts.agreedWith(host)}</small>}
        </p>
      )}
      {isChoosing && (
        <>
          <p>{agreed ? texts.moveText : texts.chooseText(host)}</p>
          {note && <p className={styles.note}>{note}</p>}
          <Slots slots={slots} />
          <details>
            <summary>{texts.decline}</summary>
            <DocumentForm action={declineSlots} className={caseFormStyles.root} kind="quiet">
              <ActionField action={declineSlots} name="words" values={[failed]} />
            </DocumentForm>
          </details>
        </>
      )}
      {agreed && !isMoveAsked && slots.length > 0 && (
        <details>
          <summary>{texts.move}</summary>
          <Slots slots={slots} />
        </details>
      )}
      {agreed && (
        <details>
          <summary>{texts.cancel}</summary>
          <DocumentForm action={cancelAppointment} kind="quiet" />
        </details>
      )}
    </section>
  )
}

function Slots({ slots }: { slots: readonly ShownSlot[] }) {
  const texts = useWords(appointmentWords)
  if (slots.length === 0) return <p>{texts.noneLeft}</p>
  return (
    <ul className={`plain ${styles.slots}`}>
      {slots.map(({ value, label }) => (
        <li key={value}>
          <DocumentForm action={chooseSlot} label={label} kind="quiet">
            <input type="hidden" name="slot" value={value} />
          </DocumentForm>
        </li>
      ))}
    </ul>
  )
}
