import { defineKind } from '../kind.ts'
import { lineKind } from '../line.ts'

declare module '../field.ts' {
  interface FieldKinds {
    hidden: { field: FieldBase; answer: string }
  }
}

const declareHidden = defineKind('hidden', lineKind({ maxLength: 2000, attributes: {}, sample: () => '1' }))

/** What the page fills in, such as the line of a list that an action is for. */
export const hidden = () =>
  declareHidden({ label: '', required: 'Siden har endret seg. Last den på nytt, og prøv igjen.' })

/** What the page may fill in. */
export const optionalHidden = () => declareHidden({ label: '' })
