import { Tag } from '../../../ui/kit/tag.tsx'
import type { ShownUrgency } from '../server/list/shown-urgency.ts'

/** How urgent a case is: danger has a mark of its own. */
export function UrgencyTag({ urgency: { label, tone } }: { urgency: ShownUrgency }) {
  return <Tag tone={tone ?? undefined}>{label}</Tag>
}
