import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyDetail } from '../../server/views.ts'
import { SaveButton } from '../favourites/save-button.tsx'
import { detailTexts } from './property.words.ts'
import * as styles from './property-price.module.css'

/** What a property costs, what that is, and the heart. */
export function PropertyPrice({ property }: { property: PropertyDetail }) {
  const words = useWords(detailTexts)
  return (
    <>
      {property.price && (
        <section className={styles.root}>
          <h2>{words.price}</h2>
          <p className={styles.price}>{property.price}</p>
          {property.rentFacts.length > 0 && <p className="quiet">{property.rentFacts.join(' · ')}</p>}
          {property.deposit && <p className="quiet">{words.deposit(property.deposit)}</p>}
        </section>
      )}
      <p>
        <SaveButton id={property.id} title={property.title} />
      </p>
    </>
  )
}
