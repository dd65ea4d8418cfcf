import { Panel } from '../../../ui/kit/panel.tsx'
import { overviewTexts } from '../overview.words.ts'
import type { PromiseLine } from '../server/promises.ts'
import { BarTable } from './bar-table.tsx'
import { CountLink } from './count-link.tsx'
import { shareOf, showPercent } from './show-numbers.ts'

interface PromiseTableProps {
  /** What the lines are divided by. */
  by: string
  lines: readonly PromiseLine[]
  note?: string | undefined
}

/** How many promises were kept and broken, line by line; each number leads to its cases. */
export function PromiseTable({ by, lines, note }: PromiseTableProps) {
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
