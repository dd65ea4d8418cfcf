import { SiteLink } from '../../../ui/page/site-link.tsx'
import { todayTexts } from '../../inbox/today.words.ts'
import { ScrollRow } from '../../workspace/ui/scroll-row.tsx'
import { type TodayOrder, type TownChoice, todayPath } from './today-sections.ts'
import * as styles from './town-chips.module.css'

interface TownChipsProps {
  towns: readonly TownChoice[]
  /** How many cases wait in all towns. */
  total: number
  /** The town that is chosen; null for all. */
  current: string | null
  order: TodayOrder
}

/** Links to the cases of one town, with how many wait there. */
export function TownChips({ towns, total, current, order }: TownChipsProps) {
  return (
    <nav aria-label={todayTexts.towns} className={styles.nav}>
      <ScrollRow current={current ?? ''} className={styles.root}>
        <li>
          <SiteLink
            href={todayPath(null, order)}
            aria-current={current === null ? 'page' : undefined}
            preventScrollReset
          >
            {todayTexts.allTowns} <small>{total}</small>
          </SiteLink>
        </li>
        {towns.map(({ town, count, isUrgent }) => (
          <li key={town}>
            <SiteLink
              href={todayPath(town, order)}
              aria-current={town === current ? 'page' : undefined}
              preventScrollReset
            >
              {town} <small data-urgent={isUrgent ? '' : undefined}>{count}</small>
            </SiteLink>
          </li>
        ))}
      </ScrollRow>
    </nav>
  )
}
