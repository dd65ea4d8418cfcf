import { SiteLink } from '../../../ui/page/site-link.tsx'
import type { Wish } from '../server/page-services.ts'
import * as styles from './alerts.module.css'

interface WishListProps {
  wish: Pick<Wish, 'wish' | 'list' | 'odds'>
  /** The label of the link to the list where it can be changed; none where it is left out. */
  change?: string
}

/** What a subscriber waits for, and their chances. */
export function WishList({ wish: { wish, list, odds }, change }: WishListProps) {
  return (
    <div className={styles.wish}>
      <ul className={`plain ${styles.labels}`}>
        {wish.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      {change && (
        <p>
          <SiteLink href={list}>{change}</SiteLink>
        </p>
      )}
      {odds.length > 0 && <p className={styles.odds}>{odds.join(' ')}</p>}
    </div>
  )
}
