import { formatOrgNumber } from '../../domain/norwegian-numbers.ts'
import type { Form } from '../../forms/form.ts'
import { privacyLines } from '../../forms/privacy.ts'
import { submissionTexts as texts } from '../../forms/submission.words.ts'
import { company } from '../../landlord/company.ts'
import * as styles from './privacy-notice.module.css'

/** What senders should know before they send: who, why, who reads it, and for how long (GDPR article 13). */
export function PrivacyNotice({ form }: { form: Form }) {
  const { note, ...lines } = privacyLines(form)
  return (
    <details className={styles.root}>
      <summary>{texts.privacyTitle}</summary>
      <p>
        {company.legalName} (org.nr. {formatOrgNumber(company.orgNumber)}) er behandlingsansvarlig.{' '}
        {lines.purpose} {lines.basis} {lines.readers} {lines.kept} Du kan be om innsyn, retting og sletting,
        og du kan klage til Datatilsynet.
      </p>
      {note && <p>{note}</p>}
      <p>
        <a href="/personvern">{texts.privacyMore}</a>
      </p>
    </details>
  )
}
