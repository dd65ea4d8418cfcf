import type { ReactNode } from 'react'
import { Table } from '../../../ui/kit/table.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { overviewTexts } from '../overview.words.ts'
import * as styles from './bar-chart.module.css'
import { type Bar, BarDrawing } from './bar-drawing.tsx'

interface BarChartProps {
  title: string
  /** The label of each bar and its value; null for a missing value. */
  bars: readonly Bar[]
  /** Formats a value. */
  show: (value: number) => string
  /** The names of the two values of each bar, if there are two. */
  legend?: readonly [string, string]
  /** Whether its numbers stand in a table of their own. */
  hasTable?: boolean
  /** What stands below it. */
  children?: ReactNode
}

/** A bar chart, and the same numbers as a table that can be read aloud. */
export function BarChart({ title, bars, show, legend, hasTable = true, children }: BarChartProps) {
  const isEmpty = bars.every(({ value, other }) => !value && !other)
  return (
    <figure className={styles.root}>
      <figcaption>{title}</figcaption>
      {isEmpty ? (
        <p className="quiet">{overviewTexts.noNumbers}</p>
      ) : (
        <>
          {legend && (
            <p className={styles.legend} aria-hidden="true">
              <span>{legend[0]}</span> <span data-other="">{legend[1]}</span>
            </p>
          )}
          <BarDrawing bars={bars} show={show} />
          {hasTable && <ChartTable title={title} bars={bars} show={show} legend={legend} />}
        </>
      )}
      {children}
    </figure>
  )
}

function ChartTable({ title, bars, show, legend }: BarChartProps) {
  return (
    <details>
      <summary aria-label={`${overviewTexts.asTable}: ${title}`}>{overviewTexts.asTable}</summary>
      <Table>
        <caption className="visually-hidden">{title}</caption>
        {legend && (
          <thead>
            <tr>
              <th scope="col">{overviewTexts.week}</th>
              {legend.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {bars.map(({ label, value, other, href, otherHref }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <Value href={href}>{value === null ? overviewTexts.none : show(value)}</Value>
              </td>
              {other !== undefined && (
                <td>
                  <Value href={otherHref}>{show(other)}</Value>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}

const Value = ({ href, children }: { href: string | undefined; children: string }) =>
  href ? <SiteLink href={href}>{children}</SiteLink> : children
