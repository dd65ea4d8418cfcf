import { colivingPage as page } from '../../content/pages/coliving.ts'
import { colivingRooms } from '../../content/prices.ts'
import { formatMoneyPerMonth } from '../../domain/format.ts'
import { Chips, Offers, Part, Points } from '../components/info/blocks.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { Seo } from '../components/seo.tsx'
import { useContent } from '../site-context.ts'
import '../styles/info.css'

export default function ColivingScreen() {
  const { rooms } = useContent('coliving', { rooms: colivingRooms })
  const offers = rooms.map(({ name, pricePerMonth, area, text }) => ({
    title: name,
    note: `${area[0]}–${area[1]}\u00a0m²`,
    text,
    prefix: page.from,
    price: formatMoneyPerMonth(pricePerMonth),
  }))
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} art="category-coliving" links={page.links} />
      <Part title={page.roomsTitle} tone="stone">
        <Offers items={offers} />
      </Part>
      <Part title={page.benefitsTitle}>
        <Points items={page.benefits} />
      </Part>
      <Part title={page.facilitiesTitle}>
        <Chips items={page.facilities} />
      </Part>
      <Part title={page.groupsTitle}>
        <Points items={page.groups} />
      </Part>
    </>
  )
}
