import { telHref } from '../../../domain/phone-links.ts'
import { company } from '../../../landlord/company.ts'
import type { PropertyDetail } from '../../../server/catalogue/views.ts'
import { useContent } from '../../site-context.ts'
import { nextSteps } from './next-steps.ts'
import { detailTexts } from './property.words.ts'

/** What a visitor can do about a property, and the number to call. */
export function ContactCard({ property }: { property: PropertyDetail }) {
  const {
    text,
    steps: [first, second],
  } = nextSteps(property)
  const { phone } = useContent('kontakt', company)
  return (
    <section className="side-card contact-card">
      <h2>{detailTexts.contact}</h2>
      <p>{text}</p>
      <p className="row">
        <a className="button" href={first.href}>
          {first.label}
        </a>
        <a className="button" data-kind="quiet" href={second.href}>
          {second.label}
        </a>
      </p>
      <p>
        {detailTexts.call} <a href={telHref(phone)}>{phone}</a>
      </p>
    </section>
  )
}
