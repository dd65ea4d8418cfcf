import { company } from '../../content/company.ts'
import { kundeservicePage as page } from '../../content/pages/kundeservice.ts'
import { PageHead } from '../components/info/page-head.tsx'
import { Seo } from '../components/seo.tsx'
import '../styles/info.css'
import '../styles/tiles.css'

const dial = (number: string) => `tel:+47${number.replaceAll(' ', '')}`

export default function CustomerServiceScreen() {
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} />
      <ul className="page link-tiles plain">
        {page.tiles.map(({ title, text, href }) => (
          <li key={href}>
            <h2>
              <a href={href}>{title}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className="page reach">
        <div>
          <h2>{page.phoneTitle}</h2>
          <p className="reach-number">
            <a href={dial(company.phone)}>{company.phone}</a>
          </p>
          <p className="quiet">{company.openingHours}</p>
        </div>
        <div>
          <h2>{page.onCallTitle}</h2>
          <p className="reach-number">
            <a href={dial(company.onCallPhone)}>{company.onCallPhone}</a>
          </p>
          <p className="quiet">
            {company.onCallHours}. {page.onCallText}
          </p>
        </div>
        <div>
          <h2>{page.mailTitle}</h2>
          <p className="reach-mail">
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </div>
      </section>
    </>
  )
}
