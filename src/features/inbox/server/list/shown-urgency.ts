import type { Form } from '../../../../forms/engine/form.ts'
import { URGENT } from '../../../../forms/engine/urgency.ts'
import { showUrgency } from '../../../../forms/shared/show-urgency.ts'

interface Urgency {
  urgency: string | null
  /** The first priority among the open cases that are merged into it: danger is 0, urgent 1. */
  mergedPriority: number | null
}

/** The urgency of a case, in few words; that of a case that is merged into it where that is urgent. */
export function shownUrgency(
  form: Form,
  { urgency, mergedPriority }: Urgency,
): { value: string; label: string } | null {
  const value = mergedPriority !== null && mergedPriority < 2 ? URGENT : urgency
  return value === null ? null : { value, label: shortLabel(showUrgency(form, value)) }
}

/** The short form of a label: the part before the dash of «Haster – kan ikke vente». */
const shortLabel = (label: string) => label.split(' – ')[0] ?? label
