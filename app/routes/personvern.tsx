import { formatOrgNumber } from '../../domain/norwegian-number-formats.ts'
import { allForms } from '../../forms/catalogue.ts'
import { privacyLines } from '../../forms/privacy.ts'
import { company } from '../../landlord/company.ts'
import { personvernPage } from '../../landlord/pages/personvern.ts'
import { Hyphenated } from '../components/hyphenated.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import * as proseStyles from '../components/info/prose.module.css'
import { MailAddress } from '../components/mail-address.tsx'
import { NoBreak } from '../components/no-break.tsx'
import { Seo } from '../components/seo.tsx'
import { withoutScripts } from '../page-scripts.ts'
import { useWords } from '../use-words.ts'
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
            <Hyphenated>{words.contact(company.legalName)}</Hyphenated> {formatOrgNumber(company.orgNumber)},{' '}
            <MailAddress address={company.email} />
          </p>
        </section>
      </div>
    </>
  )
}
