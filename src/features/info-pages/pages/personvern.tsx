import { personvernPage } from '#landlord/pages/personvern.ts'
import { formatOrgNumber } from '../../../domain/contact/norwegian-number-formats.ts'
import { privacyLines } from '../../../forms/engine/privacy.ts'
import { Hyphenated } from '../../../ui/kit/hyphenated.tsx'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { PageHead } from '../../../ui/kit/page-head.tsx'
import { MailAddress } from '../../../ui/page/mail-address.tsx'
import { withoutScripts } from '../../../ui/page/page-scripts.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import * as proseStyles from '../ui/info/prose.module.css'
import type { Route } from './+types/personvern'
import * as styles from './personvern.module.css'
import { personvernWords } from './personvern.words.ts'

/** The privacy notice of each form; forms with the same notice share a row. Derived from the catalogue. */
export function loader() {
  const byName = new Map(allForms.map((form) => [form.name, { name: form.name, ...privacyLines(form) }]))
  return [...byName.values()]
}

export const handle = withoutScripts

export default function PrivacyScreen({ loaderData: forms }: Route.ComponentProps) {
  const page = useWords(personvernPage)
  const words = useWords(personvernWords)
  const { legalName, orgNumber, email } = useContact()
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} />
      <div className={`page ${proseStyles.root}`}>
        {page.sections.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>
                <NoBreak>{paragraph}</NoBreak>
              </p>
            ))}
          </section>
        ))}
        <section className={styles.forms}>
          <h2>{words.formsTitle}</h2>
          <p>{words.formsText}</p>
          {forms.map(({ name, purpose, basis, readers, kept, note }) => (
            <details key={name}>
              <summary>
                <Hyphenated>{name}</Hyphenated>
              </summary>
              <p>
                {purpose} {basis} {readers} {kept} {note}
              </p>
            </details>
          ))}
        </section>
        <section>
          <h2>
            <Hyphenated>{words.contactTitle}</Hyphenated>
          </h2>
          <p>
            <Hyphenated>{words.contact(legalName)}</Hyphenated> {formatOrgNumber(orgNumber)},{' '}
            <MailAddress address={email} />
          </p>
        </section>
      </div>
    </>
  )
}
