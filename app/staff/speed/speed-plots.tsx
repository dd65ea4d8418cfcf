import { speedMetricNames } from '../../../domain/page-speed.ts'
import { speedTexts } from '../../../forms/staff/speed.words.ts'
import type { SpeedNumbers } from '../../../server/speed/page-speed.ts'
import { useSite } from '../../site-context.ts'
import { useWords } from '../../use-words.ts'
import { BarChart } from '../overview/bar-chart.tsx'
import * as overviewStyles from '../overview/overview.module.css'
import { dayOf } from '../overview/show-numbers.ts'
import { showPage, showSpeed } from './show-speed.ts'

/** How fast a page was, week by week. */
export function SpeedPlots({ page, weeks }: NonNullable<SpeedNumbers['plotted']>) {
  const texts = useWords(speedTexts)
  const { language } = useSite()
  return (
    <section>
      <h2>{texts.plotTitle(showPage(page, texts.front))}</h2>
      <div className={overviewStyles.plots}>
        {speedMetricNames.map((metric) => (
          <BarChart
            key={metric}
            title={texts.metrics[metric].plot}
            bars={weeks.map(({ monday, values }) => ({ label: dayOf(monday), value: values[metric] }))}
            show={(value) => showSpeed(metric, value, language)}
            countsZero
          />
        ))}
      </div>
    </section>
  )
}
