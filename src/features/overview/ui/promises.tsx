import { formatIsoDate, type IsoDate } from '../../../domain/time/calendar.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { useSite } from '../../../ui/page/site-context.ts'
import { overviewTexts } from '../overview.words.ts'
import type { PromiseLine, PromiseNumbersView as PromisesOf } from '../server/promises.ts'
import { BarTable } from './bar-table.tsx'
import { CountLink } from './count-link.tsx'
import * as styles from './overview.module.css'
import { shareOf, showPercent } from './show-numbers.ts'

interface PromisesProps {
  promises: PromisesOf
  since: IsoDate
  /** Whether the staff member sees the numbers of colleagues too. */
  seesColleagues: boolean
}

/** The share of promises that were kept, by week, form, place and person. */
export function PromiseNumbers({ promises, since, seesColleagues }: PromisesProps) {
  const { language } = useSite()
  const { promises: texts } = overviewTexts
  const { total, weeks, forms, towns, persons } = promises
  return (
    <section>
      <h2>{texts.title}</h2>
      {total ? (
        <p className="quiet">
          {texts.lead(
            formatIsoDate(since, language),
            total.kept.count,
            total.broken.count,
            showPercent(shareOf(total)),
          )}{' '}
          <a href="/api/ansatt/lofter.csv" download="">
            {texts.csv}
          </a>
        </p>
      ) : (
        <p className="quiet">{texts.none}</p>
      )}
      <div className={styles.tables}>
        <PromiseTable by={texts.week} lines={weeks} />
        <PromiseTable by={texts.town} lines={towns} />
        <PromiseTable by={texts.form} lines={forms} />
        <PromiseTable by={texts.person} lines={persons} note={seesColleagues ? undefined : texts.ownOnly} />
      </div>
    </section>
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
