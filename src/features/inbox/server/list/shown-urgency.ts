import type { Form } from '../../../../forms/engine/form.ts'
import { URGENT } from '../../../../forms/engine/urgency.ts'
import { showUrgency } from '../../../../forms/shared/show-urgency.ts'
import { inboxTexts } from '../../inbox.words.ts'

interface Urgency {
  urgency: string | null
  isDanger: boolean
  /** The first priority among the open cases that are merged into it: danger is 0, urgent 1. */
  mergedPriority: number | null
}

/** How urgent a case is, in a word or two. */
export interface ShownUrgency {
  value: string
  label: string
  /** Null where it is as urgent as most. */
  tone: 'danger' | 'urgent' | 'warm' | null
}

/** How urgent a case is, or one that is merged into it. What is dangerous is said as such. */
export function shownUrgency(
  form: Form,
  { urgency, isDanger, mergedPriority }: Urgency,
): ShownUrgency | null {
  if (isDanger || mergedPriority === 0) return { value: URGENT, label: inboxTexts.danger, tone: 'danger' }
  const value = mergedPriority === 1 ? URGENT : urgency
  if (value === null) return null
  const tone = value === URGENT ? 'urgent' : value === 'high' ? 'warm' : null
  return { value, label: shortLabel(showUrgency(form, value)), tone }
}

/** The short form of a label: the part before the dash of «Haster – kan ikke vente». */
const shortLabel = (label: string) => label.split(' – ')[0] ?? label
