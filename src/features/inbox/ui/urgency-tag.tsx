import { Tag } from '../../../ui/kit/tag.tsx'
import type { ShownUrgency } from '../server/list/shown-urgency.ts'
import * as styles from './urgency-tag.module.css'

/** How urgent a case is: what is urgent has a border, danger a form of its own. */
export function UrgencyTag({ urgency: { label, tone } }: { urgency: ShownUrgency }) {
  if (tone === null || tone === 'warm') return <Tag tone={tone ?? undefined}>{label}</Tag>
  return (
    <Tag className={styles.root} data-urgency={tone}>
      {label}
    </Tag>
  )
}
