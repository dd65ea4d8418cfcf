import { Refusal } from '../../../domain/submissions/refusal.ts'

/** A refused change of an account; its message says why. */
export class StaffRefusal extends Refusal {
  override name = 'StaffRefusal'
}
