import { memo, use } from 'react'
import { LateForm, lateForm } from '../../takeover/late-form.tsx'
import { ContactOnServer, type ContactProps } from './contact-on-server.ts'
import * as styles from './contact-section.module.css'
import '../../forms/form.module.css'
import '../../forms/privacy-notice.module.css'
import '../ui/field.module.css'

const LazyContactForm = lateForm(() => import('./contact-form.tsx'))

/** The contact form as the server has drawn it, until its code is there. Rendered once: it would be drawn anew. */
export const ContactSection = memo(function ContactSection(props: ContactProps) {
  const Form = use(ContactOnServer) ?? LazyContactForm
  return (
    <LateForm className={`page section ${styles.root}`} id="contact">
      <Form {...props} />
    </LateForm>
  )
})
