/** The errors in posted values, by field name. */
export type FieldErrors = Readonly<Record<string, string>>

interface RefusalDetails {
  /** The errors of single fields. */
  errors?: FieldErrors
  /** The newer version that the save conflicts with. The user can choose to overwrite it. */
  conflict?: string
  /** Data for the page, if the action declares what it shows. */
  shown?: unknown
  /** Whether there were too many attempts: the status is 429 instead of 422. */
  isTooMany?: boolean
}

/** An action that is refused in the current state. Its message is the sentence that the user reads. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly errors: FieldErrors
  readonly conflict: string | null
  readonly shown: unknown
  readonly isTooMany: boolean

  constructor(message: string, { errors = {}, conflict, shown, isTooMany = false }: RefusalDetails = {}) {
    super(message)
    this.errors = errors
    this.conflict = conflict ?? null
    this.shown = shown
    this.isTooMany = isTooMany
  }
}
