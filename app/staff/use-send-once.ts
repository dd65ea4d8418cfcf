import { type SubmitEvent, useRef } from 'react'
import { useNavigation } from 'react-router'

type IsEmpty = (form: HTMLFormElement, action: string | null) => boolean

/**
 * Blocks a second submission while one is under way, and submissions of a form that has nothing to send. `isEmpty` is
 * given the name of the action whose button was pressed.
 */
export function useSendOnce(isEmpty: IsEmpty = () => false): {
  isSending: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
} {
  const isSending = useNavigation().state !== 'idle'
  const isPressed = useRef(false)
  if (!isSending) isPressed.current = false
  return {
    isSending,
    onSubmit(event) {
      const { submitter } = event.nativeEvent
      const action = submitter instanceof HTMLButtonElement ? submitter.value : null
      const hasNothing = isEmpty(event.currentTarget, action)
      if (hasNothing || isSending || isPressed.current) event.preventDefault()
      else isPressed.current = true
      if (hasNothing) event.currentTarget.querySelector('textarea')?.focus()
    },
  }
}
