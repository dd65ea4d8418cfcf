import { moveOutRules } from '../../landlord/pages/husordensregler.ts'
import { checklistPage as page, pageHeadings } from '../../landlord/pages/sjekkliste.ts'
import { Checklist } from '../components/checklist/checklist.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { Seo } from '../components/seo.tsx'
import { checklistPageWords as words } from './sjekkliste-flyttevask.words.ts'
import '../styles/info.css'

export default function CleaningChecklistScreen() {
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} oneLine />
      <div className="page checklist-page">
        <Checklist headings={pageHeadings} level={2} />
        <aside className="checklist-side">
          <section className="info-card">
            <h2>{page.agreementTitle}</h2>
            <ol>
              {moveOutRules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
          </section>
          <section className="info-card">
            <h2>{page.tipsTitle}</h2>
            <ul>
              {page.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </section>
          <p>
            <a className="button" data-kind="quiet" href="/kundeservice">
              {words.contact}
            </a>
          </p>
        </aside>
      </div>
    </>
  )
}
