import type { Vacancies } from '../../../portfolio-browsing/server/views.ts'
import * as styles from './vacant-count.module.css'

interface VacantCountProps {
  vacancies: Vacancies | null
  text: (count: number) => string
}

/** The number of vacant properties of a category. Renders nothing if there are none, or if it is unknown. */
export function VacantCount({ vacancies, text }: VacantCountProps) {
  return <p className={styles.root}>{vacancies?.count ? text(vacancies.count) : null}</p>
}
