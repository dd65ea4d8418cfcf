import type { SecondFactorWays } from './second-factor.ts'

/** The errors in posted values, by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/** The HTTP status of a refusal: what was posted is wrong, came too often, or could not be done. */
export type RefusalStatus = 422 | 429 | 500 | 503

interface RefusalDetails {
  /** The errors of single fields. */
  errors?: FieldErrors
  /** The newer version that the save conflicts with. The user can choose to overwrite it. */
  conflict?: string
  /** Data for the page, if the action declares what it shows. */
  shown?: unknown
  /** How the staff member can show their second factor, which is asked for first. */
  secondFactorDue?: SecondFactorWays
  /** 422 unless declared. */
  httpStatus?: RefusalStatus
}

/** An action that is refused in the current state. Its message is the sentence that the user reads. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly errors: FieldErrors
  readonly conflict: string | null
  readonly shown: unknown
  readonly secondFactorDue: SecondFactorWays | null
  readonly httpStatus: RefusalStatus

  constructor(
    message: string,
    { errors = {}, conflict, shown, secondFactorDue, httpStatus = 422 }: RefusalDetails = {},
  ) {
    super(message)
    this.errors = errors
    this.conflict = conflict ?? null
    this.shown = shown
    this.secondFactorDue = secondFactorDue ?? null
    this.httpStatus = httpStatus
  }
}
