import { ButtonLink } from '../../../../ui/kit/button.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyDetail } from '../../server/views.ts'
import { AvailabilityMark } from './availability.tsx'
import { nextSteps } from './next-steps.ts'
import { detailTexts } from './property.words.ts'
import * as styles from './property-bar.module.css'
import { cardTexts } from './property-card.words.ts'

/**
 * Price and next step, at the lower edge of a small screen until the contact card is in sight. It repeats what the page says,
 * for eyes and thumbs only.
 */
export function PropertyBar({ property }: { property: PropertyDetail }) {
  const words = useWords(cardTexts)
  const { main } = nextSteps(property, useWords(detailTexts))
  return (
    <div className={styles.root} aria-hidden="true">
      <p>
        {property.price ?? words.noPrice}
        <AvailabilityMark value={property.vacancy} className={styles.availability} />
      </p>
      <ButtonLink href={main.href} tabIndex={-1}>
        {main.label}
      </ButtonLink>
    </div>
  )
}
