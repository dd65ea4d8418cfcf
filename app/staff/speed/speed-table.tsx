import { formatNumber } from '../../../domain/format.ts'
import { type SpeedMetricName, speedMetricNames, speedRating } from '../../../domain/page-speed.ts'
import { speedTexts } from '../../../forms/staff/speed.words.ts'
import type { PageSpeed, SpeedQuery } from '../../../server/speed/page-speed.ts'
import { Table } from '../../components/ui/table.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { useSite } from '../../site-context.ts'
import { useWords } from '../../use-words.ts'
import { ratingTones, showPath, showSpeed } from './show-speed.ts'
import { pagesId, plotsAddress } from './speed-address.ts'
import * as styles from './speed-table.module.css'

interface SpeedTableProps {
  pages: readonly PageSpeed[]
  screen: SpeedQuery['screen']
  /** The page that is plotted. */
  plotted: string
}

/** The pages with how fast they were; each leads to its plots. */
export function SpeedTable({ pages, screen, plotted }: SpeedTableProps) {
  const texts = useWords(speedTexts)
  const { language } = useSite()
  return (
    <div className={styles.frame} id={pagesId}>
      <Table className={styles.root} aria-label={texts.lead}>
        <thead>
          <tr>
            <th scope="col">{texts.page}</th>
            <th scope="col">{texts.visits}</th>
            {speedMetricNames.map((metric) => (
              <th scope="col" key={metric} data-rated="">
                {texts.metrics[metric].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map(({ page, name, visits, values }) => (
            <tr key={page}>
              <th scope="row">
                <a
                  href={plotsAddress({ screen, page })}
                  aria-current={page === plotted ? 'true' : undefined}
                  className={styles.page}
                >
                  {name && <span>{name}</span>} <small>{showPath(page)}</small>
                </a>
              </th>
              <td>{formatNumber(visits, language)}</td>
              {speedMetricNames.map((metric) => (
                <td key={metric}>
                  <Speed metric={metric} value={values[metric]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Speed({ metric, value }: { metric: SpeedMetricName; value: number | null }) {
  const texts = useWords(speedTexts)
  const { language } = useSite()
  if (value === null) return <span className={`quiet ${styles.none}`}>{texts.none}</span>
  const rating = speedRating(metric, value)
  return (
    <span className={styles.speed}>
      <span>{showSpeed(metric, value, language)}</span>{' '}
      <Tag tone={ratingTones[rating]}>{texts.ratings[rating]}</Tag>
    </span>
  )
}
