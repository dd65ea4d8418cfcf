import { renseSluketPage } from '../../landlord/pages/rense-sluket.ts'
import * as bannerStyles from '../components/banner.module.css'
import { Chips, Part, Steps } from '../components/info/blocks.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { PhoneText } from '../components/phone-text.tsx'
import { Seo } from '../components/seo.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { withoutScripts } from '../page-scripts.ts'
import { useContent } from '../site-context.ts'
import { useContact } from '../use-contact.ts'
import { useWords } from '../use-words.ts'
import * as styles from './rense-sluket.module.css'

export const handle = withoutScripts

export default function DrainGuideScreen() {
  const page = useWords(renseSluketPage)
  const contact = useContact()
  const { need, steps, tips } = useContent('rense-sluket', page)
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Part title={page.needTitle}>
        <Chips items={need} />
      </Part>
      <Part title={page.stepsTitle} tone="stone">
        <Steps items={steps} />
      </Part>
      <Part title={page.tipsTitle}>
        <ul className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Part>
      <aside className="page">
        <div className={bannerStyles.root}>
          <h2>{page.plumberTitle}</h2>
          <p>
            <PhoneText>{page.plumberText(contact)}</PhoneText>
          </p>
          <p className="row">
            <ButtonLink href="/melde-avvik">{page.report}</ButtonLink>
          </p>
        </div>
      </aside>
    </>
  )
}
