import { editable } from '../content/editable.ts'
import { keysOf } from './records.ts'

/** The documents that staff edit. */
export const allDocuments = keysOf(editable)
