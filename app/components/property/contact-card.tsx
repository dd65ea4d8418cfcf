import { Link } from 'react-router'
import { detailTexts } from '../../../content/pages/eiendom.ts'
import { interestPath } from '../../../domain/interest.ts'
import type { PropertyDetail } from '../../../server/catalogue/views.ts'

/** Both ways to get in touch about a property lead to the interest form of its type, with the property filled in. */
export function ContactCard({ property }: { property: PropertyDetail }) {
  return (
    <section className="side-card contact-card">
      <h2>{detailTexts.contact}</h2>
      <p>{detailTexts.contactText}</p>
      <p className="row">
        <Link className="button" to={interestPath(property)}>
          {detailTexts.contactButton}
        </Link>
        <Link className="button" data-kind="quiet" to={interestPath(property, { viewing: true })}>
          {detailTexts.viewingButton}
        </Link>
      </p>
    </section>
  )
}
