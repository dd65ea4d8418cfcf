import type { ReactNode } from 'react'
import { overviewTexts } from '../../../forms/staff/overview.words.ts'
import { Table } from '../../components/ui/table.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { useWords } from '../../use-words.ts'
import * as styles from './bar-chart.module.css'
import { type Bar, BarDrawing, type BarTone } from './bar-drawing.tsx'

interface BarChartProps {
  title: string
  /** The label of each bar and its value; null for a missing value. */
  bars: readonly Bar[]
  /** Formats a value. */
  show: (value: number) => string
  /** The names of the two values of each bar, if there are two. */
  legend?: readonly [string, string]
  /** Values that are drawn as lines across the bars: the limits of their ratings. */
  limits?: readonly number[]
  /** What the colours of rated bars, and the pattern of one whose time is not over, mean. */
  colours?: readonly { tone: BarTone | 'partial'; text: string }[]
  /** Whether bars of zero alone are drawn. */
  countsZero?: boolean
  /** The label below the bar. */
  children?: ReactNode
}

/** A bar chart, and the same numbers as a table for screen readers. */
export function BarChart({
  title,
  bars,
  show,
  legend,
  limits,
  colours,
  countsZero = false,
  children,
}: BarChartProps) {
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
          {colours && (
            <p className={styles.legend} aria-hidden="true">
              {colours.map(({ tone, text }) => (
                <span key={tone} data-tone={tone}>
                  {text}
                </span>
              ))}
            </p>
          )}
          <BarDrawing bars={bars} show={show} limits={limits} />
          <ChartTable title={title} bars={bars} show={show} legend={legend} />
        </>
      )}
      {children}
    </figure>
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
          {bars.map(({ label, value, other, href, otherHref, rating }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <Value href={href}>{value === null ? overviewWords.none : show(value)}</Value>
                {rating && (
                  <>
                    {' '}
                    <Tag tone={rating.tone}>{rating.word}</Tag>
                  </>
                )}
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
