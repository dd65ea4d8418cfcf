import { type SpeedMetricName, speedMetricNames, speedRating } from '../../../domain/page-speed.ts'
import { speedTexts } from '../../../forms/staff/speed.words.ts'
import type { PageSpeed, SpeedQuery } from '../../../server/speed/page-speed.ts'
import { Table } from '../../components/ui/table.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { useSite } from '../../site-context.ts'
import { useWords } from '../../use-words.ts'
import { showPage, showSpeed } from './show-speed.ts'
import { speedAddress } from './speed-address.ts'

interface SpeedTableProps {
  pages: readonly PageSpeed[]
  screen: SpeedQuery['screen']
  /** The page that is plotted. */
  plotted: string
}

/** The pages with how fast they were; each leads to its plots. */
export function SpeedTable({ pages, screen, plotted }: SpeedTableProps) {
  const texts = useWords(speedTexts)
  return (
    <Table stacks aria-label={texts.lead}>
      <thead>
        <tr>
          <th scope="col">{texts.page}</th>
          <th scope="col">{texts.visits}</th>
          {speedMetricNames.map((metric) => (
            <th scope="col" key={metric}>
              {texts.metrics[metric].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.map(({ page, visits, values }) => (
          <tr key={page}>
            <th scope="row">
              <a
                href={speedAddress({ screen, page })}
                aria-current={page === plotted ? 'true' : undefined}
                data-keep-scroll=""
              >
                {showPage(page, texts.front)}
              </a>
            </th>
            <td data-label={texts.visits}>{visits}</td>
            {speedMetricNames.map((metric) => (
              <td key={metric} data-label={texts.metrics[metric].name}>
                <Speed metric={metric} value={values[metric]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const tones = { good: 'good', fair: 'warm', poor: 'bad' } as const

function Speed({ metric, value }: { metric: SpeedMetricName; value: number | null }) {
  const texts = useWords(speedTexts)
  const { language } = useSite()
  if (value === null) return <span className="quiet">{texts.none}</span>
  const rating = speedRating(metric, value)
  return (
    <>
      {showSpeed(metric, value, language)} <Tag tone={tones[rating]}>{texts.ratings[rating]}</Tag>
    </>
  )
}
