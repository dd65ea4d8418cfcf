import { Table } from '../../../ui/kit/table.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { overviewTexts } from '../overview.words.ts'
import type { WeekNumbers } from '../server/week-numbers.ts'
import { BarChart } from './bar-chart.tsx'
import * as styles from './overview.module.css'
import { dayOf, showHours, whole } from './show-numbers.ts'

interface Measure {
  title: string
  read: (week: WeekNumbers) => number | null
  /** The list that a value counts. */
  hrefOf: (week: WeekNumbers) => string
  show: (value: number) => string
}

const ofCases = ({ cases }: WeekNumbers) => cases.href

const measures: readonly Measure[] = [
  { title: overviewTexts.casesPlot, read: ({ cases }) => cases.count, hrefOf: ofCases, show: whole },
  {
    title: overviewTexts.reopenedPlot,
    read: ({ reopened }) => reopened.count,
    hrefOf: ({ reopened }) => reopened.href,
    show: whole,
  },
  {
    title: overviewTexts.answerPlot,
    read: ({ firstAnswer }) => firstAnswer,
    hrefOf: ofCases,
    show: showHours,
  },
  { title: overviewTexts.closePlot, read: ({ closed }) => closed, hrefOf: ofCases, show: showHours },
]

/** What the last weeks were like. */
export function WeekCharts({ weeks }: { weeks: readonly WeekNumbers[] }) {
  return (
    <div className={styles.plots}>
      {measures.map(({ title, read, show }) => (
        <BarChart
          key={title}
          title={title}
          bars={weeks.map((week) => ({ label: dayOf(week.week), value: read(week) }))}
          show={show}
          hasTable={false}
        />
      ))}
    </div>
  )
}

/** The same numbers as a table, which leads to the lists. */
export function WeekTable({ weeks }: { weeks: readonly WeekNumbers[] }) {
  return (
    <Table stacks>
      <caption className="visually-hidden">{overviewTexts.weeksAsTable}</caption>
      <thead>
        <tr>
          <th scope="col">{overviewTexts.week}</th>
          {measures.map(({ title }) => (
            <th scope="col" key={title}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.week}>
            <th scope="row">{dayOf(week.week)}</th>
            {measures.map(({ title, read, hrefOf, show }) => {
              const value = read(week)
              return (
                <td key={title} data-label={title}>
                  <SiteLink href={hrefOf(week)}>{value === null ? overviewTexts.none : show(value)}</SiteLink>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
