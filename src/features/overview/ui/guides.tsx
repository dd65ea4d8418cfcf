import { SiteLink } from '../../../ui/page/site-link.tsx'
import { overviewTexts } from '../overview.words.ts'
import type { GuideNumbers } from '../server/guide-numbers.ts'
import type { Mondays } from '../server/weeks.ts'
import { BarChart } from './bar-chart.tsx'
import * as styles from './overview.module.css'
import { dayOf, whole } from './show-numbers.ts'

interface GuidesProps {
  guides: readonly GuideNumbers[]
  weeks: Mondays
}

/** How often guides were opened, beside the cases that they may save. */
export function Guides({ guides, weeks }: GuidesProps) {
  return (
    <>
      <p className="quiet">
        {overviewTexts.guidesText}{' '}
        <a href="/api/ansatt/veiledninger.csv" download="">
          {overviewTexts.guidesCsv}
        </a>
      </p>
      <div className={styles.plots}>
        {guides.map(({ path, name, kinds, views, cases, weeks: counts }) => (
          <BarChart
            key={path}
            title={name}
            legend={[overviewTexts.views, overviewTexts.cases]}
            bars={weeks.map((week, i) => ({
              label: dayOf(week),
              value: counts[i]?.views ?? 0,
              other: counts[i]?.cases.count ?? 0,
              otherHref: counts[i]?.cases.href,
            }))}
            show={whole}
          >
            <small>
              {overviewTexts.guidesViews(views)}{' '}
              <SiteLink href={cases.href}>{overviewTexts.guideCases(cases.count, kinds)}</SiteLink>.{' '}
              <SiteLink href={path} aria-label={`${overviewTexts.openGuide}: ${name}`}>
                {overviewTexts.openGuide}
              </SiteLink>
            </small>
          </BarChart>
        ))}
      </div>
    </>
  )
}
