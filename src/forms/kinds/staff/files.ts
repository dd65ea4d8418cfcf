import type { FieldBase } from '../../engine/field.ts'
import { defineKind } from '../../engine/kind.ts'
import { readText, same } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    files: { field: FilesField; answer: string }
  }
}

interface FilesField extends FieldBase {
  /** The types that the browser offers to choose, such as `image/*`. */
  accept: string
  isMultiple?: boolean
  /** How large a file may be, where it is more than usual. */
  maxBytes?: number
}

/** Files that staff upload. The answer is the path of the first one on disk. */
export const files = defineKind('files', {
  attributes: { type: 'file' },
  read: readText<FilesField>({ check: () => null }),
  show: same,
  hasLines: false,
  isSecret: true,
  schema: () => ({ type: 'string', format: 'binary' }),
  sample: () => null,
})
