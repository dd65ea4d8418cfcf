import { Panel } from '../../../ui/kit/panel.tsx'
import { overviewTexts } from '../overview.words.ts'
import type { BacklogLine } from '../server/backlog.ts'
import { BarTable } from './bar-table.tsx'
import { CountLink } from './count-link.tsx'

/** How long the cases that wait for staff have waited. */
export function Backlog({ lines }: { lines: readonly BacklogLine[] }) {
  const { backlog: texts } = overviewTexts
  const most = Math.max(...lines.map(({ count }) => count))
  return (
    <Panel>
      <h2>{texts.title}</h2>
      {most === 0 ? (
        <p className="quiet">{texts.empty}</p>
      ) : (
        <BarTable
          caption={texts.title}
          headings={[texts.age, texts.count]}
          lines={lines}
          numbers={(line) => [<CountLink key="count" what={texts.title} name={line.name} number={line} />]}
          share={({ count }) => count / most}
        />
      )}
      <p className="quiet">
        <a href="/api/ansatt/alder.csv" download="">
          {texts.csv}
        </a>
      </p>
    </Panel>
  )
}
