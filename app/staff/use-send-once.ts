import { type FormEvent, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Blocks a second submission while one is under way, and submissions of a form that has nothing to send. */
export function useSendOnce(isEmpty: (form: HTMLFormElement) => boolean = () => false): {
  isSending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
} {
  const isSending = useNavigation().state !== 'idle'
  const isPressed = useRef(false)
  if (!isSending) isPressed.current = false
  return {
    isSending,
    onSubmit(event) {
      const hasNothing = isEmpty(event.currentTarget)
      if (hasNothing || isSending || isPressed.current) event.preventDefault()
      else isPressed.current = true
      if (hasNothing) event.currentTarget.querySelector('textarea')?.focus()
    },
  }
}
