import { overviewTexts } from '../../../forms/staff/overview.words.ts'
import type { Counted } from '../../../server/overview/counted.ts'
import type { PromiseLine } from '../../../server/overview/promises.ts'
import { Panel } from '../../components/ui/panel.tsx'
import { Table } from '../../components/ui/table.tsx'
import { useWords } from '../../use-words.ts'
import * as styles from './promise-table.module.css'
import { ShareBar } from './share-bar.tsx'
import { percent, shareOf } from './show-numbers.ts'

interface PromiseTableProps {
  /** What the lines are divided by. */
  by: string
  lines: readonly PromiseLine[]
  note?: string | undefined
}

/** How many promises were kept and broken, line by line; each number leads to its cases. */
export function PromiseTable({ by, lines, note }: PromiseTableProps) {
  const { promises: texts } = useWords(overviewTexts)
  if (lines.length === 0) return null
  return (
    <Panel as="div">
      <Table className={styles.root}>
        <caption className="visually-hidden">{`${texts.title}: ${by}`}</caption>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            <th scope="col">{texts.kept}</th>
            <th scope="col">{texts.broken}</th>
            <th scope="col" colSpan={2}>
              {texts.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">{line.name}</th>
              <td>
                <CountLink what={texts.kept} name={line.name} number={line.kept} />
              </td>
              <td>
                <CountLink what={texts.broken} name={line.name} number={line.broken} />
              </td>
              <td>{percent(shareOf(line))}</td>
              <td className={styles.bar}>
                <ShareBar share={shareOf(line)} tone="good" />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {note && <p className="quiet">{note}</p>}
    </Panel>
  )
}

/** A number that leads to its list, named by what it counts. */
export function CountLink({
  what,
  name,
  number: { count, href },
}: {
  what: string
  name: string
  number: Counted
}) {
  const { promises: texts } = useWords(overviewTexts)
  return (
    <a href={href} aria-label={texts.open(what, name, count)}>
      {count}
    </a>
  )
}
