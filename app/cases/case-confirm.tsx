import { senderActions } from '../../forms/sender-actions.ts'
import { casePageWords } from '../../forms/sender-page.words.ts'
import { PhoneText } from '../components/phone-text.tsx'
import { DocumentForm } from '../forms/document-form.tsx'
import { useContact } from '../use-contact.ts'
import { useWords } from '../use-words.ts'
import * as caseNextStyles from './case-next.module.css'

/** Asks the sender to confirm what a staff member wrote down for them. */
export function CaseConfirm() {
  const page = useWords(casePageWords)
  const { phone } = useContact()
  return (
    <section className={caseNextStyles.root}>
      <h2>{page.confirmTitle}</h2>
      <DocumentForm action={senderActions.confirm} />
      <p className="quiet">
        <PhoneText>{page.confirmNot(phone)}</PhoneText>
      </p>
    </section>
  )
}
