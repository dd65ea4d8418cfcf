import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import { PhoneText } from '../../../ui/kit/phone-text.tsx'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { senderActions } from '../sender-actions.ts'
import { casePageWords } from '../sender-page.words.ts'
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
