import { company, tenantPortal } from '../../landlord/company.ts'
import { minSidePage } from '../../landlord/pages/min-side.ts'
import { Part, Points } from '../components/info/blocks.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { MailAddress } from '../components/mail-address.tsx'
import { Seo } from '../components/seo.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { withoutScripts } from '../page-scripts.ts'
import { useWords } from '../use-words.ts'
import { minSideWords } from './min-side.words.ts'

export const handle = withoutScripts

export default function TenantPortalScreen() {
  const page = useWords(minSidePage)
  const words = useWords(minSideWords)
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
          <MailAddress address={company.email} />
        </p>
      </Part>
    </>
  )
}
