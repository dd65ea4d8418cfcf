import { overviewTexts } from '../../../forms/staff/overview.words.ts'
import type { BacklogLine } from '../../../server/overview/backlog.ts'
import { Panel } from '../../components/ui/panel.tsx'
import { Table } from '../../components/ui/table.tsx'
import { useWords } from '../../use-words.ts'
import * as styles from './promise-table.module.css'
import { CountLink } from './promise-table.tsx'
import { ShareBar } from './share-bar.tsx'

/** How long the cases that wait for staff have waited. */
export function Backlog({ lines }: { lines: readonly BacklogLine[] }) {
  const { backlog: texts } = useWords(overviewTexts)
  const most = Math.max(...lines.map(({ count }) => count))
  return (
    <Panel>
      <h2>{texts.title}</h2>
      {most === 0 ? (
        <p className="quiet">{texts.empty}</p>
      ) : (
        <Table className={styles.root}>
          <caption className="visually-hidden">{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.age}</th>
              <th scope="col" colSpan={2}>
                {texts.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.name}>
                <th scope="row">{line.name}</th>
                <td>
                  <CountLink what={texts.title} name={line.name} number={line} />
                </td>
                <td className={styles.bar}>
                  <ShareBar share={line.count / most} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p className="quiet">
        <a href="/api/ansatt/alder.csv" download="">
          {texts.csv}
        </a>
      </p>
    </Panel>
  )
}
