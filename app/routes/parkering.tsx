import { parkeringPage as page } from '../../content/pages/parkering.ts'
import { parkingSpaces } from '../../content/prices.ts'
import { formatMoneyPerMonth } from '../../domain/format.ts'
import { Offers, Part, Points, Steps } from '../components/info/blocks.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { Seo } from '../components/seo.tsx'
import { useContent } from '../site-context.ts'
import '../styles/info.css'

export default function ParkingScreen() {
  const { spaces } = useContent('parkering', { spaces: parkingSpaces })
  const offers = spaces.map(({ name, pricePerMonth, text }) => ({
    title: name,
    text,
    prefix: page.from,
    price: formatMoneyPerMonth(pricePerMonth),
  }))
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} art="category-parkering" links={page.links} />
      <Part title={page.typesTitle} tone="stone">
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
