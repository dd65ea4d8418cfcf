import { telHref } from '../../../../domain/contact/phone-links.ts'
import { ButtonLink } from '../../../../ui/kit/button.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useContact } from '../../../../ui/page/use-contact.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyDetail } from '../../server/views.ts'
import * as styles from './contact-card.module.css'
import { nextSteps } from './next-steps.ts'
import { detailTexts } from './property.words.ts'
import * as sideCardStyles from './side-card.module.css'

/** What a visitor can do about a property, and the number to call. */
export function ContactCard({ property }: { property: PropertyDetail }) {
  const words = useWords(detailTexts)
  const {
    text,
    steps: [first, second],
    apply,
  } = nextSteps(property, words)
  const { phone } = useContact()
  return (
    <section className={`${sideCardStyles.root} ${styles.root}`}>
      <h2>{words.contact}</h2>
      <p>{text}</p>
      <p className="row">
        <ButtonLink href={first.href}>{first.label}</ButtonLink>
        <ButtonLink kind="quiet" href={second.href}>
          {second.label}
        </ButtonLink>
      </p>
      {apply && (
        <p>
          <SiteLink href={apply.href}>{apply.label}</SiteLink>
        </p>
      )}
      {property.finnUrl && property.vacancy?.kind !== 'rented' && (
        <p>
          <a href={property.finnUrl} target="_blank" rel="noopener">
            {words.seeOnFinn}
            <span className="visually-hidden"> {words.newTab}</span>
          </a>
        </p>
      )}
      <p>
        {words.call} <a href={telHref(phone)}>{phone}</a>
      </p>
    </section>
  )
}
