import { tenantPortal } from '#landlord/company.ts'
import { minSidePage } from '#landlord/pages/min-side.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { PageHead } from '../../../ui/kit/page-head.tsx'
import { MailAddress } from '../../../ui/page/mail-address.tsx'
import { withoutScripts } from '../../../ui/page/page-scripts.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { Part, Points } from '../ui/info/blocks.tsx'
import { minSideWords } from './min-side.words.ts'

export const handle = withoutScripts

export default function TenantPortalScreen() {
  const page = useWords(minSidePage)
  const words = useWords(minSideWords)
  const { email } = useContact()
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} art="promo-interesseskjema">
        <p className="row">
          <ButtonLink href={tenantPortal.url} target="_blank" rel="noopener">
            {page.open}
            <span className="visually-hidden"> {words.newTab}</span>
          </ButtonLink>
          <ButtonLink kind="quiet" href="/mine-saker">
            {words.myCases}
          </ButtonLink>
        </p>
      </PageHead>
      <Part title={page.offersTitle}>
        <Points items={page.offers} />
      </Part>
      <Part title={page.helpTitle} tone="stone">
        <p className="measure">{page.helpText}</p>
        <p>
          <MailAddress address={email} />
        </p>
      </Part>
    </>
  )
}
