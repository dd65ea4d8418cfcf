import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { carryResult } from '../../../workspace/ui/carried-result.ts'
import { caseActions } from '../../casework.ts'

/** Goes on to the next case once a reply that asks for it is stored, with its message and what undoes it. */
export function useGoToNextCase(next: string, result: ActionResult | undefined, about: string): void {
  const navigate = useNavigate()
  // A page that opens with the result, without scripts, has shown it already.
  const handled = useRef(result)
  useEffect(() => {
    if (result === handled.current) return
    handled.current = result
    if (result?.status !== 'done' || result.action !== caseActions.replyAndNext.name) return
    carryResult({ path: location.pathname + location.search, result, about })
    navigate(next)
  }, [result, next, navigate, about])
}
