import { formatIsoDate, type IsoDate } from '../../../domain/time/calendar.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { useSite } from '../../../ui/page/site-context.ts'
import { overviewTexts } from '../overview.words.ts'
import type { PromiseLine, PromiseNumbersView as PromisesOf } from '../server/promises.ts'
import { BarTable } from './bar-table.tsx'
import { CountLink } from './count-link.tsx'
import { Csv } from './csv.tsx'
import * as styles from './overview.module.css'
import { shareOf, showPercent } from './show-numbers.ts'

interface PromiseTotalProps {
  promises: PromisesOf
  since: IsoDate
}

/** The share of promises that were kept. */
export function PromiseTotal({ promises: { total }, since }: PromiseTotalProps) {
  const { language } = useSite()
  const { promises: texts } = overviewTexts
  if (!total)
    return (
      <>
        <h2>{texts.title}</h2>
        <p className="quiet">{texts.none}</p>
      </>
    )
  return (
    <>
      <div className={styles.head}>
        <h2>
          {texts.title}: {showPercent(shareOf(total))}
        </h2>
        <Csv href="/api/ansatt/lofter.csv" label={texts.csv} />
      </div>
      <p className="quiet">
        {texts.lead(formatIsoDate(since, language), total.kept.count, total.broken.count)}
      </p>
    </>
  )
}

interface PromiseTablesProps {
  promises: PromisesOf
  /** Whether the staff member sees the numbers of colleagues too. */
  seesColleagues: boolean
}

/** The share of promises that were kept, by week, form, place and person. */
export function PromiseTables({
  promises: { weeks, forms, towns, persons },
  seesColleagues,
}: PromiseTablesProps) {
  const { promises: texts } = overviewTexts
  return (
    <div className={styles.tables}>
      <PromiseTable by={texts.week} lines={weeks} />
      <PromiseTable by={texts.town} lines={towns} />
      <PromiseTable by={texts.form} lines={forms} />
      <PromiseTable by={texts.person} lines={persons} note={seesColleagues ? undefined : texts.ownOnly} />
    </div>
  )
}

interface PromiseTableProps {
  /** What the lines are divided by. */
  by: string
  lines: readonly PromiseLine[]
  note?: string | undefined
}

/** How many promises were kept and broken, line by line; each number leads to its cases. */
function PromiseTable({ by, lines, note }: PromiseTableProps) {
  const { promises: texts } = overviewTexts
  if (lines.length === 0) return null
  return (
    <Panel as="div">
      <BarTable
        caption={`${texts.title}: ${by}`}
        headings={[by, texts.kept, texts.broken, texts.share]}
        lines={lines}
        numbers={(line) => [
          <CountLink key="kept" what={texts.kept} name={line.name} number={line.kept} />,
          <CountLink key="broken" what={texts.broken} name={line.name} number={line.broken} />,
          showPercent(shareOf(line)),
        ]}
        share={shareOf}
        tone="good"
      />
      {note && <p className="quiet">{note}</p>}
    </Panel>
  )
}
