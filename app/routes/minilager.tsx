import { minilagerPage as page } from '../../content/pages/minilager.ts'
import { storageSizes } from '../../content/prices.ts'
import { formatArea, formatMoneyPerMonth } from '../../domain/format.ts'
import { Chips, Offers, Part, Points } from '../components/info/blocks.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { StorageFigure } from '../components/info/storage-figure.tsx'
import { Seo } from '../components/seo.tsx'
import { useContent } from '../site-context.ts'
import '../styles/info.css'

export default function StorageScreen() {
  const { sizes } = useContent('minilager', { sizes: storageSizes })
  const largest = Math.max(...sizes.map((size) => size.area))
  const offers = sizes.map(({ name, area, pricePerMonth, available, fits }) => ({
    title: `${name}, ${formatArea(area)}`,
    note: page.available(available),
    text: fits,
    prefix: page.from,
    price: formatMoneyPerMonth(pricePerMonth),
    figure: <StorageFigure area={area} largest={largest} />,
  }))
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} art="category-minilager" links={page.links} />
      <Part title={page.sizesTitle} tone="stone">
        <Offers items={offers} />
      </Part>
      <Part title={page.benefitsTitle}>
        <Points items={page.benefits} />
      </Part>
      <Part title={page.usesTitle}>
        <Chips items={page.uses} />
      </Part>
    </>
  )
}
