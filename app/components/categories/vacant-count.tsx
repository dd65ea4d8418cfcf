import type { CategorySlug } from '../../../landlord-types/category.ts'
import type { Vacancies } from '../../../server/catalogue/views.ts'
import type { Loaded } from '../../data/loaded.ts'
import { PageData } from '../../data/page-data.tsx'
import { vacanciesQuery } from '../../data/vacancies-query.ts'
import * as styles from './vacant-count.module.css'

interface VacantCountProps {
  category: CategorySlug
  loaded: Loaded<Vacancies | null> | null
  text: (count: number) => string
}

/** The number of vacant properties of a category. Renders nothing if there are none, or if it is unknown. */
export function VacantCount({ category, loaded, text }: VacantCountProps) {
  return (
    <p className={styles.root}>
      <PageData query={vacanciesQuery(category)} loaded={loaded}>
        {(vacancies) =>
          vacancies.state === 'ready' && vacancies.data?.count ? text(vacancies.data.count) : null
        }
      </PageData>
    </p>
  )
}
