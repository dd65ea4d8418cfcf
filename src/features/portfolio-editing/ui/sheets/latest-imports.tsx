import { Panel } from '../../../../ui/kit/panel.tsx'
import { Tag } from '../../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { sheetTexts as texts } from '../../sheet.words.ts'
import { sheetPath } from '../../sheet-path.ts'
import type { ImportLine } from '../../sheet-report.ts'
import { countsInWords } from './counts-in-words.ts'
import * as styles from './sheets.module.css'

/** The latest spreadsheets, to look at again or to undo. */
export function LatestImports({ lines }: { lines: readonly ImportLine[] }) {
  if (lines.length === 0) return null
  return (
    <Panel>
      <h2>{texts.latest}</h2>
      <ul className={`plain ${styles.latest}`}>
        {lines.map(({ id, at, by, state, counts }) => (
          <li key={id}>
            <SiteLink href={sheetPath(id)}>{texts.open(at)}</SiteLink>
            <Tag tone={state === 'applied' ? 'good' : undefined}>{texts.states[state]}</Tag>
            <small>{[by && texts.by(by), ...countsInWords(counts, state)].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
