import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { ActionField } from '../../../ui/forms/action-field.tsx'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import { AlertBox } from '../../../ui/kit/alert-box.tsx'
import { PhoneText } from '../../../ui/kit/phone-text.tsx'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import type { OrderPage } from '../server/page-services.ts'
import { workOrderWords } from '../work-order.words.ts'
import { workOrderActions } from '../work-order-actions.ts'
import * as styles from './order-page.module.css'

const { sendCode, unlock } = workOrderActions

interface OrderLockProps {
  page: Extract<OrderPage, { state: 'locked' }>
  result: ActionResult | undefined
}

/** Asks for the code of a device on which the work order was not opened before. It says nothing of the case. */
export function OrderLock({ page: { mailTo, isCodeMade }, result }: OrderLockProps) {
  const { locked } = useWords(workOrderWords)
  const { phone } = useContact()
  const wrong = result?.status === 'refused' ? result.message : ''
  return (
    <>
      <p className="lead">{locked.lead}</p>
      {wrong && !isOfCode(result) && (
        <AlertBox>
          <p>{wrong}</p>
        </AlertBox>
      )}
      {mailTo && !isCodeMade && (
        <>
          <p>{locked.mailTo(mailTo)}</p>
          <DocumentForm action={sendCode} className={styles.form} />
        </>
      )}
      {mailTo && isCodeMade && <p>{locked.mailed(mailTo)}</p>}
      {!mailTo && (
        <p>
          <PhoneText>{locked.ring(phone)}</PhoneText>
        </p>
      )}
      <DocumentForm action={unlock} className={styles.form} {...(mailTo && !isCodeMade && { kind: 'quiet' })}>
        <ActionField action={unlock} name="code" {...(isOfCode(result) && { error: wrong })} />
      </DocumentForm>
      {mailTo && isCodeMade && (
        <DocumentForm action={sendCode} label={locked.sendAnother} className={styles.form} kind="quiet" />
      )}
      {mailTo && (
        <p className="quiet">
          <PhoneText>{locked.noMail(phone)}</PhoneText>
        </p>
      )}
    </>
  )
}

const isOfCode = (result: ActionResult | undefined) =>
  result?.status === 'refused' && result.action === unlock.name
