import { moveOutRules } from '#landlord/pages/husordensregler.ts'
import { checklistPage, pageHeadings } from '#landlord/pages/sjekkliste.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { PageHead } from '../../../ui/kit/page-head.tsx'
import { Panel } from '../../../ui/kit/panel.tsx'
import { Seo } from '../../../ui/page/seo.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import * as checklistStyles from '../ui/checklist/checklist.module.css'
import { Checklist } from '../ui/checklist/checklist.tsx'
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
        <Checklist className={checklistStyles.root} headings={pageHeadings} level={2} />
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
