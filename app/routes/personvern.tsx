import { company } from '../../content/company.ts'
import { personvernPage as page } from '../../content/pages/personvern.ts'
import { formatOrgNumber } from '../../domain/norwegian-numbers.ts'
import { PageHead } from '../components/info/page-head.tsx'
import { Seo } from '../components/seo.tsx'
import '../styles/info.css'

export default function PrivacyScreen() {
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} />
      <div className="page prose">
        {page.sections.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{page.contactTitle}</h2>
          <p>
            {page.contact} {formatOrgNumber(company.orgNumber)},{' '}
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </section>
      </div>
    </>
  )
}
