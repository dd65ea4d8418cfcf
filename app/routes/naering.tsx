import { naeringPage as page } from '../../content/pages/naering.ts'
import { commercialPremises } from '../../content/prices.ts'
import { formatPricePerSquareMetre } from '../../domain/format.ts'
import { Offers, Part, Points, Steps } from '../components/info/blocks.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { Seo } from '../components/seo.tsx'
import { useContent } from '../site-context.ts'
import '../styles/info.css'

export default function CommercialScreen() {
  const { premises } = useContent('naering', { premises: commercialPremises })
  const offers = premises.map(({ name, perSquareMetreAndYear: [from, to], text }) => ({
    title: name,
    text,
    price: formatPricePerSquareMetre(from, to),
  }))
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} art="category-naering" links={page.links} />
      <Part title={page.typesTitle} intro={page.typesText} tone="stone">
        <Offers items={offers} />
      </Part>
      <Part title={page.benefitsTitle}>
        <Points items={page.benefits} />
      </Part>
      <Part title={page.locationsTitle}>
        <Points items={page.locations} />
      </Part>
      <Part title={page.stepsTitle} tone="stone">
        <Steps items={page.steps} />
      </Part>
    </>
  )
}
