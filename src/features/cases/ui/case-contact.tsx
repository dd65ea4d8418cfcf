import type { ReactNode } from 'react'
import type { Action } from '../../../forms/engine/action.ts'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { ActionField } from '../../../ui/forms/action-field.tsx'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { PhoneText } from '../../../ui/kit/phone-text.tsx'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { CONTACT_ID, senderContactActions } from '../sender-contact-actions.ts'
import { casePageWords } from '../sender-page.words.ts'
import type { ShownContact } from '../server/sender/sender-views.ts'
import * as styles from './case-contact.module.css'
import * as caseFormStyles from './case-form.module.css'
import * as casePageStyles from './case-page.module.css'

const { changePhone, sendAddressCode, confirmAddress } = senderContactActions

interface CaseContactProps {
  contact: ShownContact
  result: ActionResult | undefined
}

/** How the sender is reached, and forms to correct it. A new address counts once its code was entered. */
export function CaseContact({ contact, result }: CaseContactProps) {
  const { contact: texts } = useWords(casePageWords)
  const { phone: ourPhone } = useContact()
  const { name, phone, email, takesEmail, pending } = contact
  const facts = [
    ...(name ? [{ label: texts.name, value: name }] : []),
    { label: texts.phone, value: phone ?? texts.none },
    { label: texts.email, value: email ?? texts.none },
  ]
  const newAddress = (
    <Correction action={sendAddressCode} name="email" result={result}>
      {email && <p className="quiet">{texts.toldOld(email)}</p>}
    </Correction>
  )
  return (
    <section id={CONTACT_ID} className={styles.root}>
      <h2>{texts.title}</h2>
      <dl className={casePageStyles.answers}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className="no-print" open={isOf(changePhone, result)}>
        <summary>{texts.changePhone}</summary>
        <Correction action={changePhone} name="phone" result={result} />
      </details>
      {takesEmail && pending && (
        <>
          <p>{texts.pending[pending.mail](pending.email)}</p>
          <Correction action={confirmAddress} name="code" result={result} />
        </>
      )}
      {takesEmail ? (
        <details
          className="no-print"
          open={isOf(sendAddressCode, result) || (!pending && isOf(confirmAddress, result))}
        >
          <summary>{pending ? texts.sendAnother : texts.changeEmail}</summary>
          {!pending && isOf(confirmAddress, result) && result?.status === 'refused' && (
            <FieldError role="alert">{result.message}</FieldError>
          )}
          {newAddress}
        </details>
      ) : (
        <p className="quiet no-print">
          <PhoneText>{texts.noMail(ourPhone)}</PhoneText>
        </p>
      )}
    </section>
  )
}

const isOf = (action: Action, result: ActionResult | undefined): boolean => result?.action === action.name

/** A form with one field, and why it was refused. */
function Correction<A extends Action>({
  action,
  name,
  result,
  children,
}: {
  action: A
  name: keyof A['fields'] & string
  result: ActionResult | undefined
  children?: ReactNode
}) {
  const own = isOf(action, result) ? result : undefined
  const error = own?.status === 'refused' ? own.message : undefined
  const errorId = `${name}-feil`
  return (
    <DocumentForm action={action} className={caseFormStyles.root} kind="quiet" anchor={CONTACT_ID}>
      <ActionField
        action={action}
        name={name}
        values={own?.given[name] ?? []}
        error={error}
        errorId={errorId}
      />
      {error && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
      {children}
    </DocumentForm>
  )
}

/** Whether a result is shown beside the field that it is about. */
export const isShownAtContact = (result: ActionResult): boolean =>
  Object.values(senderContactActions).some((action) => isOf(action, result))
