import { houseRules, houseRulesVersion, husordensreglerPage } from '#landlord/pages/husordensregler.ts'
import { Facts } from '../../../ui/kit/facts.tsx'
import { PageHead } from '../../../ui/kit/page-head.tsx'
import { RuleSections } from '../../../ui/kit/rule-sections.tsx'
import { withoutScripts } from '../../../ui/page/page-scripts.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useContent } from '../../../ui/page/site-context.ts'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import * as styles from './husordensregler.module.css'
import { husordensreglerWords } from './husordensregler.words.ts'
export const handle = withoutScripts

export default function HouseRulesScreen() {
  const page = useWords(husordensreglerPage)
  const words = useWords(husordensreglerWords)
  const { sections } = useContent('husordensregler', { version: houseRulesVersion, sections: houseRules })
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} />
      <div className={`page ${styles.root}`}>
        <div className={styles.side}>
          <nav aria-label={words.contents}>
            <ol className="plain">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <section className={styles.facts}>
            <h2>{page.quickTitle}</h2>
            <Facts items={page.quick} />
          </section>
        </div>
        <div className={styles.main}>
          <RuleSections sections={sections} level={2} anchors />
          <p>
            {page.agreementText} <SiteLink href="/husordensregler-avtale">{page.agreementLink}</SiteLink>
          </p>
        </div>
      </div>
    </>
  )
}
