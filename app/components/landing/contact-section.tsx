import { company } from '../../../content/company.ts'
import { landing } from '../../../content/landing.ts'

const { contact } = landing

/** The contact form's fields. Sending comes with the other forms; until then the page says so. */
export function ContactSection() {
  return (
    <section className="page section contact" id="contact">
      <div className="stack">
        <h2>{contact.title}</h2>
        <p className="lead">{contact.text}</p>
        <p>
          <a href={`mailto:${company.email}`}>{company.email}</a>
          <br />
          <a href={`tel:+47${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>, {company.openingHours}
        </p>
      </div>
      <form className="contact-form">
        <Field name="name" autoComplete="name" />
        <Field name="email" type="email" autoComplete="email" />
        <Field name="phone" type="tel" autoComplete="tel" optional />
        <Field name="subject" />
        <p className="field contact-message">
          <label htmlFor="message">{contact.fields.message}</label>
          <textarea id="message" name="message" rows={5} required />
        </p>
        <p className="contact-send">
          <button className="button" type="submit" disabled aria-describedby="contact-not-yet">
            {contact.send}
          </button>
          <span id="contact-not-yet">{contact.notYet}</span>
        </p>
      </form>
    </section>
  )
}

interface FieldProps {
  name: keyof typeof contact.fields
  type?: string
  autoComplete?: string
  optional?: boolean
}

function Field({ name, type = 'text', autoComplete, optional = false }: FieldProps) {
  return (
    <p className="field">
      <label htmlFor={name}>
        {contact.fields[name]}
        {optional && <span className="quiet"> ({contact.optional})</span>}
      </label>
      <input id={name} name={name} type={type} autoComplete={autoComplete} required={!optional} />
    </p>
  )
}
