import { useEffect, useState } from 'react'
import type { ActionResult } from '../../../forms/engine/action-result.ts'

/** The result of an action on a case, shown on the page that was gone on to. */
interface CarriedResult {
  /** The path of the case that it is about. */
  path: string
  result: ActionResult
  /** Which case that is: its reference and sender. */
  about: string
}

let carried: CarriedResult | null = null

/** Carries a result to the page that is opened next. */
export function carryResult(result: CarriedResult): void {
  carried = result
}

/** The result that was carried to this page, if any. */
export function useCarriedResult(): CarriedResult | null {
  const [given] = useState(() => carried)
  useEffect(() => {
    carried = null
  }, [])
  return given
}
