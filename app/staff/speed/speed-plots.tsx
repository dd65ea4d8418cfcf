import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import {
  type SpeedMetricName,
  speedMetricNames,
  speedMetrics,
  speedRating,
} from '../../../domain/page-speed.ts'
import { speedTexts } from '../../../forms/staff/speed.words.ts'
import type { SpeedNumbers } from '../../../server/speed/page-speed.ts'
import { useSite } from '../../site-context.ts'
import { useWords } from '../../use-words.ts'
import { BarChart } from '../overview/bar-chart.tsx'
import * as overviewStyles from '../overview/overview.module.css'
import { dayOf } from '../overview/show-numbers.ts'
import { ratingTones, showPath, showSpeed } from './show-speed.ts'
import { pagesId, plotsId } from './speed-address.ts'
import * as styles from './speed-plots.module.css'

/** How fast a page was, week by week. */
export function SpeedPlots({ page, name, weeks }: NonNullable<SpeedNumbers['plotted']>) {
  const texts = useWords(speedTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    // The browser itself moves the focus in a new document; the router scrolls and leaves the focus where it was.
    if (key !== 'default' && hash === `#${plotsId}`) heading.current?.focus({ preventScroll: true })
  }, [hash, key])
  return (
    <section>
      <div className={styles.head}>
        <h2 id={plotsId} ref={heading} tabIndex={-1}>
          {texts.plotTitle(name ?? showPath(page))}
        </h2>
        <a href={`#${pagesId}`}>{texts.toPages}</a>
      </div>
      <div className={overviewStyles.plots}>
        {speedMetricNames.map((metric) => (
          <SpeedPlot key={metric} metric={metric} weeks={weeks} />
        ))}
      </div>
    </section>
  )
}

interface SpeedPlotProps {
  metric: SpeedMetricName
  weeks: NonNullable<SpeedNumbers['plotted']>['weeks']
}

function SpeedPlot({ metric, weeks }: SpeedPlotProps) {
  const texts = useWords(speedTexts)
  const { language } = useSite()
  const show = (value: number) => showSpeed(metric, value, language)
  const [good, fair] = speedMetrics[metric].limits
  const bars = weeks.map(({ monday, values }, index) => {
    const value = values[metric]
    const rating = value === null ? null : speedRating(metric, value)
    const isPartial = index === weeks.length - 1
    return {
      label: isPartial ? texts.thisWeek : dayOf(monday),
      value,
      rating: rating && { tone: ratingTones[rating], word: texts.ratings[rating] },
      isPartial,
    }
  })
  return (
    <BarChart
      title={texts.metrics[metric].plot}
      bars={bars}
      show={show}
      countsZero
      limits={[good, fair]}
      colours={[
        { tone: ratingTones.good, text: texts.legend.good(show(good)) },
        { tone: ratingTones.fair, text: texts.legend.fair },
        { tone: ratingTones.poor, text: texts.legend.poor(show(fair)) },
        { tone: 'partial', text: texts.legend.partial },
      ]}
    />
  )
}
