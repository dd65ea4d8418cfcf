import type { FormNotice } from '../../domain/documents/building-notice.ts'
import { parsePropertyId } from '../../domain/portfolio/property.ts'
import type { Message } from '../../domain/submissions/message.ts'
import type { Option } from '../../forms/engine/field.ts'
import type { Form } from '../../forms/engine/form.ts'
import { hiddenFields } from '../../forms/engine/hidden-fields.ts'
import type { Entries, Errors } from '../../forms/engine/read.ts'

/** The server's state of a form on a page: its values and the result of sending it. */
export interface FormState {
  /** Idempotency key: the form is one case however often it is sent. Empty on pages that are cached for all visitors. */
  key: string
  /** The date in Norway. */
  today: string
  /** Whether the office was open when the page was made; null where the server has not said it. */
  isOfficeOpen: boolean | null
  /** The initial values of the fields. */
  values: Entries
  errors: Errors
  failure: Message | null
  /** The reference of the failure in the log. */
  reference: string | null
  /** Photos that are already uploaded, by their addresses. */
  photos: readonly string[]
  refused: readonly Message[]
  /** The notices that explain what is reported: the sender is asked once whether to send it all the same. */
  known: readonly FormNotice[]
  /** The notices to all houses that are not over, on a form that they may explain; null where the server has not said them. */
  notices: readonly FormNotice[] | null
  /** The choices that come from data, by field. */
  choices: Readonly<Record<string, readonly Option[]>>
  /** The property whose page linked to the form. */
  property: string | null
  /** The query of the link that filled in `values`; empty if no link did. */
  origin: string
}

export const emptyFormState: FormState = {
  key: '',
  today: '',
  isOfficeOpen: null,
  values: {},
  errors: {},
  failure: null,
  reference: null,
  photos: [],
  refused: [],
  known: [],
  notices: null,
  choices: {},
  property: null,
  origin: '',
}

/** What the action of a page gives: the form that was posted, and its state. */
export interface PostedForm {
  formId: string
  state: Partial<FormState>
}

/** A form's state: as loaded with the page, updated by the result of sending it. */
export function stateAfter(loaded: FormState | null, acted: PostedForm | undefined, form: Form): FormState {
  const base = loaded ?? emptyFormState
  if (acted?.formId !== form.id) return base
  const [property] = acted.state.values?.[hiddenFields.property] ?? []
  return { ...base, property: parsePropertyId(property ?? ''), origin: '', ...acted.state }
}
