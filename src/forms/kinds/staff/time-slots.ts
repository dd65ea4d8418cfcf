import { parseSlot, writeSlot } from '../../../domain/cases/slot.ts'
import { defineKind } from '../../engine/kind.ts'
import { same } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    timeSlots: { field: FieldBase; answer: readonly string[] }
  }
}

/** Any number of the time slots that the page suggests, each as `writeSlot` writes it. Others are ignored. */
export const timeSlots = defineKind('timeSlots', {
  attributes: {},
  read: (sent, { required }) => {
    const chosen = [...new Set(sent.flatMap((text) => parseSlot(text) ?? []).map(writeSlot))]
    return chosen.length > 0 ? { answer: chosen } : { error: required }
  },
  show: same,
  hasLines: false,
  isSecret: false,
  schema: () => ({ type: 'array', items: { type: 'string' } }),
  sample: () => '2099-01-05T07:00:00.000Z/2099-01-05T09:00:00.000Z',
})
