import { useState } from 'react'
import { contactMessage } from '../../../forms/contact-message.ts'
import { company } from '../../../landlord/company.ts'
import { landing } from '../../../landlord/landing.ts'
import type { FormState } from '../../forms/form-state.ts'
import { FormView } from '../../forms/form-view.tsx'
import type { SentForm } from '../../forms/send.ts'
import { SentPanel } from '../../forms/sent-panel.tsx'
import { useContact } from '../../use-contact.ts'
import { useWords } from '../../use-words.ts'
import { MailAddress } from '../mail-address.tsx'
import * as styles from './contact-section.module.css'

/** The contact form of the front page. */
export function ContactSection({ state }: { state: FormState }) {
  const { contact } = useWords(landing)
  const [sent, setSent] = useState<SentForm | null>(null)
  const { phone, openingHours } = useContact()
  return (
    <section className={`page section ${styles.root}`} id="contact">
      <div className="stack">
        <h2>{contactMessage.heading}</h2>
        <p className="lead">{contact.text}</p>
        <p className={styles.ways}>
          <MailAddress address={company.email} />
          <br />
          <a href={`tel:+47${phone.replaceAll(' ', '')}`}>{phone}</a>, {openingHours}
        </p>
      </div>
      <div>
        {sent ? (
          <SentPanel {...sent} />
        ) : (
          <FormView form={contactMessage} state={state} level={3} onSent={setSent} />
        )}
      </div>
    </section>
  )
}
