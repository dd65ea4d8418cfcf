import { type PropertyId, parsePropertyId } from '../../../domain/portfolio/property.ts'
import type { FieldBase } from '../../engine/field.ts'
import { defineKind } from '../../engine/kind.ts'
import { same } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    propertyIds: { field: PropertyIdsField; answer: readonly PropertyId[] }
  }
}

interface PropertyIdsField extends FieldBase {
  /** The error if one is no id. */
  invalid: string
  /** The maximum number; further ones are ignored. */
  maxCount: number
}

/** The ids of the properties that are chosen in a list. */
export const propertyIds = defineKind('propertyIds', {
  attributes: {},
  read: (sent, { required, invalid, maxCount }) => {
    const chosen = sent.slice(0, maxCount).map(parsePropertyId)
    const known = chosen.filter((id) => id !== null)
    if (known.length < chosen.length) return { error: invalid }
    if (known.length === 0 && required !== null) return { error: required }
    return { answer: [...new Set(known)] }
  },
  show: same,
  hasLines: false,
  isSecret: false,
  schema: ({ maxCount }) => ({
    type: 'array',
    maxItems: maxCount,
    items: { type: 'string', format: 'uuid' },
  }),
  sample: () => '00000000-0000-4000-8000-000000000000',
})
