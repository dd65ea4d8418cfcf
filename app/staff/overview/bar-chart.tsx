import type { ReactNode } from 'react'
import { overviewTexts } from '../../../forms/staff/overview.words.ts'
import { Table } from '../../components/ui/table.tsx'
import { useWords } from '../../use-words.ts'
import * as styles from './bar-chart.module.css'

interface BarChartProps {
  title: string
  /** The label of each bar and its value; null for a missing value. */
  bars: readonly Bar[]
  /** Formats a value. */
  show: (value: number) => string
  /** The names of the two values of each bar, if there are two. */
  legend?: readonly [string, string]
  /** Whether bars of zero alone are drawn. */
  countsZero?: boolean
  /** The label below the bar. */
  children?: ReactNode
}

interface Bar {
  label: string
  value: number | null
  /** The second value, in another colour beside the first. */
  other?: number
  /** The lists that the values count. */
  href?: string | undefined
  otherHref?: string | undefined
}

/** The width in drawing units: about the width in pixels on a phone, so that the text stays readable there. */
const WIDTH = 320
const HEIGHT = 100
const GAP = 4

/** A bar chart, and the same numbers as a table for screen readers. */
export function BarChart({ title, bars, show, legend, countsZero = false, children }: BarChartProps) {
  const overviewWords = useWords(overviewTexts)
  const isEmpty = bars.every(({ value, other }) => (countsZero ? value === null : !value && !other))
  return (
    <figure className={styles.root}>
      <figcaption>{title}</figcaption>
      {isEmpty ? (
        <p className="quiet">{overviewWords.noNumbers}</p>
      ) : (
        <>
          {legend && (
            <p className={styles.legend} aria-hidden="true">
              <span>{legend[0]}</span> <span data-other="">{legend[1]}</span>
            </p>
          )}
          <Drawing bars={bars} show={show} />
          <ChartTable title={title} bars={bars} show={show} legend={legend} />
        </>
      )}
      {children}
    </figure>
  )
}

function Drawing({ bars, show }: Pick<BarChartProps, 'bars' | 'show'>) {
  const highest = ({ value, other }: Bar) => Math.max(value ?? 0, other ?? 0)
  const most = Math.max(...bars.map(highest)) || 1
  const step = WIDTH / bars.length
  const peak = bars.findIndex((bar) => highest(bar) === most)
  const heightOf = (value: number) => (value / most) * (HEIGHT - 18)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`} aria-hidden="true" className={styles.bars}>
      {bars.map((bar, index) => {
        const { label, value, other } = bar
        const height = heightOf(value ?? 0)
        const width = other === undefined ? step - GAP : (step - GAP) / 2
        return (
          <g key={label} data-last={index === bars.length - 1 ? '' : undefined}>
            <rect
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={width}
              height={Math.max(height, value === null ? 0 : 1)}
              rx="2"
            />
            {other !== undefined && (
              <rect
                data-other=""
                x={index * step + GAP / 2 + width}
                y={HEIGHT - heightOf(other)}
                width={width}
                height={Math.max(heightOf(other), 1)}
                rx="2"
              />
            )}
            {(index === peak || index === bars.length - 1) && value !== null && (
              <text x={index * step + step / 2} y={HEIGHT - heightOf(highest(bar)) - 5} textAnchor="middle">
                {other === undefined ? show(value) : `${show(value)} / ${show(other)}`}
              </text>
            )}
            {index % 3 === 2 && (
              <text x={index * step + step / 2} y={HEIGHT + 14} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

function ChartTable({ title, bars, show, legend }: BarChartProps) {
  const overviewWords = useWords(overviewTexts)
  return (
    <details>
      <summary aria-label={`${overviewWords.asTable}: ${title}`}>{overviewWords.asTable}</summary>
      <Table>
        <caption className="visually-hidden">{title}</caption>
        {legend && (
          <thead>
            <tr>
              <th scope="col">{overviewWords.week}</th>
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
                <Value href={href}>{value === null ? overviewWords.none : show(value)}</Value>
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
  href ? <a href={href}>{children}</a> : children
