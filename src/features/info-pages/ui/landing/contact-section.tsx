import { useState } from 'react'
import { telHref } from '../../../../domain/contact/phone-links.ts'
import { type PostedForm, stateAfter } from '../../../../ui/forms/form-state.ts'
import { FormView } from '../../../../ui/forms/form-view.tsx'
import type { SentForm } from '../../../../ui/forms/send.ts'
import { SentPanel } from '../../../../ui/forms/sent-panel.tsx'
import { NoBreak } from '../../../../ui/kit/no-break.tsx'
import { MailAddress } from '../../../../ui/page/mail-address.tsx'
import { useContact } from '../../../../ui/page/use-contact.ts'
import { contactMessage } from '../../../enquiries/contact-message.ts'
import * as styles from './contact-section.module.css'

interface ContactSectionProps {
  text: string
  /** The form's state after it was posted without scripts. */
  posted: PostedForm | undefined
}

/** The contact form of the front page, and the other ways to reach the landlord. */
export function ContactSection({ text, posted }: ContactSectionProps) {
  const [sent, setSent] = useState<SentForm | null>(null)
  const { email, phone, openingHours } = useContact()
  return (
    <section className={`page section ${styles.root}`} id="contact">
      <div className="stack">
        <h2>{contactMessage.heading}</h2>
        <p className="lead">{text}</p>
        <p className={styles.ways}>
          <MailAddress address={email} />
          <br />
          <a href={telHref(phone)}>{phone}</a>, <NoBreak>{openingHours}</NoBreak>
        </p>
      </div>
      <div>
        {sent ? (
          <SentPanel {...sent} />
        ) : (
          <FormView
            form={contactMessage}
            state={stateAfter(null, posted, contactMessage)}
            level={3}
            onSent={setSent}
          />
        )}
      </div>
    </section>
  )
}
