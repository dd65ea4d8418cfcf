import { overviewTexts } from '../../../forms/staff/overview.words.ts'
import type { GuideNumbers } from '../../../server/overview/guide-numbers.ts'
import type { Mondays } from '../../../server/overview/weeks.ts'
import { SiteLink } from '../../components/site-link.tsx'
import { useWords } from '../../use-words.ts'
import { BarChart } from './bar-chart.tsx'
import * as styles from './overview.module.css'
import { dayOf, whole } from './show-numbers.ts'

interface GuidesProps {
  guides: readonly GuideNumbers[]
  weeks: Mondays
}

/** How often guides were opened, beside the cases that they may save. */
export function Guides({ guides, weeks }: GuidesProps) {
  const texts = useWords(overviewTexts)
  return (
    <section>
      <h2>{texts.guidesTitle}</h2>
      <p className="quiet">
        {texts.guidesText}{' '}
        <a href="/api/ansatt/veiledninger.csv" download="">
          {texts.guidesCsv}
        </a>
      </p>
      <div className={styles.plots}>
        {guides.map(({ path, name, kinds, views, cases, weeks: counts }) => (
          <BarChart
            key={path}
            title={name}
            legend={[texts.views, texts.cases]}
            bars={weeks.map((week, i) => ({
              label: dayOf(week),
              value: counts[i]?.views ?? 0,
              other: counts[i]?.cases.count ?? 0,
              otherHref: counts[i]?.cases.href,
            }))}
            show={whole}
          >
            <small>
              {texts.guidesViews(views)}{' '}
              <SiteLink href={cases.href}>{texts.guideCases(cases.count, kinds)}</SiteLink>.{' '}
              <SiteLink href={path} aria-label={`${texts.openGuide}: ${name}`}>
                {texts.openGuide}
              </SiteLink>
            </small>
          </BarChart>
        ))}
      </div>
    </section>
  )
}
