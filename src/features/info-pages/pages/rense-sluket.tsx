import { renseSluketPage } from '#landlord/pages/rense-sluket.ts'
import * as bannerStyles from '../../../ui/kit/banner.module.css'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { PageHead } from '../../../ui/kit/page-head.tsx'
import { PhoneText } from '../../../ui/kit/phone-text.tsx'
import { withoutScripts } from '../../../ui/page/page-scripts.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useContent } from '../../../ui/page/site-context.ts'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { Chips, Part, Steps } from '../ui/info/blocks.tsx'
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
