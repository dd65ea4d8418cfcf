import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'

interface Submission {
  form: RefObject<HTMLFormElement | null>
  isSending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Sends a form once at a time, and empties it when what was sent from it has been done. */
export function useSubmission(result: ActionResult | undefined): Submission {
  const form = useRef<HTMLFormElement>(null)
  const isOurs = useRef(false)
  const isSending = useNavigation().state !== 'idle'
  useEffect(() => {
    if (isSending || !isOurs.current) return
    isOurs.current = false
    if (result?.status !== 'refused') form.current?.reset()
  }, [isSending, result])
  return {
    form,
    isSending,
    onSubmit(event) {
      if (isSending || isOurs.current) event.preventDefault()
      else isOurs.current = true
    },
  }
}
