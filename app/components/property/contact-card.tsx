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
        <a className="button" href={interestPath(property)}>
          {detailTexts.contactButton}
        </a>
        <a className="button" data-kind="quiet" href={interestPath(property, { viewing: true })}>
          {detailTexts.viewingButton}
        </a>
      </p>
    </section>
  )
}
