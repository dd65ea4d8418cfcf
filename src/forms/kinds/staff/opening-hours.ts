import { parseOfficeHours } from '../../../domain/time/office-hours.ts'
import { defineKind } from '../../engine/kind.ts'
import { lineKind, type TextField } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    openingHours: { field: OpeningHoursField; answer: string }
  }
}

interface OpeningHoursField extends TextField {
  /** The error if it contains no readable hours. */
  invalid: string
}

/** Opening hours as text for readers; the office hours are parsed from it. */
export const openingHours = defineKind(
  'openingHours',
  lineKind<OpeningHoursField>({
    check: (text, { invalid }) => (parseOfficeHours(text) ? null : invalid),
    sample: () => 'mandag–fredag kl. 08.00–16.00',
  }),
)
