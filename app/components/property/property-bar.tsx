import type { PropertyDetail } from '../../../server/catalogue/views.ts'
import { AvailabilityMark } from './availability.tsx'
import { nextSteps } from './next-steps.ts'
import { cardTexts } from './property-card.words.ts'

/** Price and next step, at the lower edge of a small screen until the contact card is in sight. */
export function PropertyBar({ property }: { property: PropertyDetail }) {
  const { main } = nextSteps(property)
  return (
    <div className="property-bar">
      <p>
        {property.price ?? cardTexts.noPrice}
        <AvailabilityMark value={property.availability} />
      </p>
      <a className="button" href={main.href}>
        {main.label}
      </a>
    </div>
  )
}
