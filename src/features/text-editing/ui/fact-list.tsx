import type { ReactNode } from 'react'
import { Panel } from '../../../ui/kit/panel.tsx'
import { editTexts } from '../../info-pages/texts.words.ts'
import type { ShownFact } from '../server/shown-facts.ts'
import * as styles from './template-preview-case.module.css'

/** What can be written in braces, and what stands there now; folded. */
export function FactList({ facts, children }: { facts: readonly ShownFact[]; children?: ReactNode }) {
  return (
    <Panel as="div">
      <details>
        <summary>{editTexts.factsTitle}</summary>
        <dl className={styles.values}>
          {facts.map(({ name, label, value }) => (
            <div key={name}>
              <dt>
                <code>{`{${name}}`}</code> {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
          {children}
        </dl>
      </details>
    </Panel>
  )
}
