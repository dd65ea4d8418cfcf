import { type FormEvent, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Blocks a second submission while one is under way, and submissions of an empty form. */
export function useSendOnce(isEmpty: boolean): {
  isSending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
} {
  const isSending = useNavigation().state !== 'idle'
  const isPressed = useRef(false)
  if (!isSending) isPressed.current = false
  return {
    isSending,
    onSubmit(event) {
      if (isEmpty || isSending || isPressed.current) event.preventDefault()
      else isPressed.current = true
      if (isEmpty) event.currentTarget.querySelector('textarea')?.focus()
    },
  }
}
