import { moveOutRules } from '../../landlord/pages/husordensregler.ts'
import { checklistPage, pageHeadings } from '../../landlord/pages/sjekkliste.ts'
import { Checklist } from '../components/checklist/checklist.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { Seo } from '../components/seo.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { useWords } from '../use-words.ts'
import * as styles from './sjekkliste-flyttevask.module.css'
import { checklistPageWords } from './sjekkliste-flyttevask.words.ts'
export default function CleaningChecklistScreen() {
  const page = useWords(checklistPage)
  const words = useWords(checklistPageWords)
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} oneLine />
      <div className={`page ${styles.page}`}>
        <Checklist headings={pageHeadings} level={2} />
        <aside className={styles.side}>
          <Panel tone="stone">
            <h2>{page.agreementTitle}</h2>
            <ol>
              {moveOutRules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
          </Panel>
          <Panel tone="stone">
            <h2>{page.tipsTitle}</h2>
            <ul>
              {page.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </Panel>
          <p>
            <ButtonLink className="no-print" kind="quiet" href="/kundeservice">
              {words.contact}
            </ButtonLink>
          </p>
        </aside>
      </div>
    </>
  )
}
