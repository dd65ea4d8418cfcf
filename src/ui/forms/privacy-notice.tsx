import { company } from '../../../landlord/company.ts'
import { formatOrgNumber } from '../../domain/contact/norwegian-number-formats.ts'
import type { Form } from '../../forms/engine/form.ts'
import { privacyLines } from '../../forms/engine/privacy.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { SiteLink } from '../page/site-link.tsx'
import { useWords } from '../page/use-words.ts'
import * as styles from './privacy-notice.module.css'

/** What senders should know before they send: who, why, who reads it, and for how long (GDPR article 13). */
export function PrivacyNotice({ form }: { form: Form }) {
  const texts = useWords(submissionWords)
  const { note, ...lines } = privacyLines(form)
  return (
    <details className={styles.root}>
      <summary>{texts.privacyTitle}</summary>
      <p>
        {texts.controller(company.legalName, formatOrgNumber(company.orgNumber))} {lines.purpose}{' '}
        {lines.basis} {lines.readers} {lines.kept} {texts.privacyRequests}
      </p>
      {note && <p>{note}</p>}
      <p>
        <SiteLink href="/personvern">{texts.privacyMore}</SiteLink>
      </p>
    </details>
  )
}
