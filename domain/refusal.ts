/** What is wrong with what was posted, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>

interface RefusalDetails {
  /** What is wrong with single fields, where that can be said. */
  errors?: FieldErrors
  /** The newer version that stands in the way: what was written can be saved over it. */
  conflict?: string
  /** What the page shows beside it, of an action that declares what it shows. */
  shown?: unknown
  /** Whether it was tried too often: the status is 429 instead of 422. */
  isTooMany?: boolean
}

/** Something that cannot be done as things stand. Its message is the sentence that the person reads. */
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
