import { fordelerPage as page } from '../../content/pages/fordeler.ts'
import { PageHead } from '../components/info/page-head.tsx'
import { Seo } from '../components/seo.tsx'
import '../styles/info.css'
import '../styles/tiles.css'

export default function BenefitsScreen() {
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} art="promo-solo-service" />
      <ul className="page link-tiles plain">
        {page.items.map(({ title, text, href, link }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            <a href={href}>{link}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
