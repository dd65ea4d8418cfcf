import type { ReactNode } from 'react'
import { Hyphenated } from '../../../ui/kit/hyphenated.tsx'
import { Table } from '../../../ui/kit/table.tsx'
import * as styles from './bar-table.module.css'
import { ShareBar } from './share-bar.tsx'

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
              <td key={headings[column + 1]}>{number}</td>
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
