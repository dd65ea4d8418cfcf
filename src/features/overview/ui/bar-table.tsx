import type { ReactNode } from 'react'
import { Hyphenated } from '../../../ui/kit/hyphenated.tsx'
import { Table } from '../../../ui/kit/table.tsx'
import * as styles from './bar-table.module.css'
import * as shareBarStyles from './share-bar.module.css'

interface BarTableProps<L extends { name: string }> {
  caption: string
  /** The headings of the name and of each number. */
  headings: readonly [string, ...string[]]
  lines: readonly L[]
  /** The numbers of a line, in the order of their headings. */
  numbers: (line: L) => readonly ReactNode[]
  /** The length of a line's bar, from 0 to 1. */
  share: (line: L) => number
  tone?: 'good'
}

/** Numbers line by line; the last one is drawn as a bar too. */
export function BarTable<L extends { name: string }>({
  caption,
  headings,
  lines,
  numbers,
  share,
  tone,
}: BarTableProps<L>) {
  const last = headings.length - 1
  return (
    <Table className={styles.root}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading, column) => (
            <th key={heading} scope="col" colSpan={column === last ? 2 : undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">
              <Hyphenated>{line.name}</Hyphenated>
            </th>
            {numbers(line).map((number, column) => (
              <td key={headings[column + 1]} data-label={headings[column + 1]}>
                {number}
              </td>
            ))}
            <td className={styles.bar}>
              <ShareBar share={share(line)} tone={tone} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** A bar whose part of its whole says a share from 0 to 1; the number itself stands beside it. */
function ShareBar({ share, tone }: { share: number; tone?: 'good' | undefined }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={shareBarStyles.root}
      data-tone={tone}
    >
      <rect width={Math.round(share * 1000) / 10} height="1" />
    </svg>
  )
}
