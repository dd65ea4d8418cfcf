import type { Message } from '../../content/texts.ts'
import type { Option } from '../../forms/field.ts'
import type { Entries, Errors } from '../../forms/read.ts'

/** What the server says of a form on a page: what is in it, and the result of sending it. */
export interface FormState {
  /** Idempotency key: the form is one case however often it is sent. Empty on pages that are cached for all visitors. */
  key: string
  /** The date in Norway. */
  today: string
  /** What the fields hold to begin with. */
  values: Entries
  errors: Errors
  failure: Message | null
  /** Under which the log tells of the failure. */
  reference: string | null
  /** Photos that lie ready, by their addresses. */
  photos: readonly string[]
  refused: readonly Message[]
  /** What can be chosen where that comes from data, by field. */
  choices: Readonly<Record<string, readonly Option[]>>
  /** The property whose page linked to the form. */
  property: string | null
  /** What the link said that filled in `values`; empty where they are not from a link. */
  origin: string
}

export const emptyFormState: FormState = {
  key: '',
  today: '',
  values: {},
  errors: {},
  failure: null,
  reference: null,
  photos: [],
  refused: [],
  choices: {},
  property: null,
  origin: '',
}
