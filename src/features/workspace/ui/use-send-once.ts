import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

type IsEmpty = (form: HTMLFormElement, action: string | null) => boolean

interface SendOnce {
  isSending: boolean
  /** Whether the last press had nothing to send, and nothing was typed since. */
  isMissing: boolean
  /** Stops a form that has nothing to send, and moves the focus to its text area. */
  stopEmpty: (event: SubmitEvent<HTMLFormElement>) => boolean
  onInput: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Blocks a second submission while one is under way, and submissions of a form that has nothing to send. `isEmpty` is
 * given the name of the action whose button was pressed.
 */
export function useSendOnce(isEmpty: IsEmpty = () => false): SendOnce {
  const isSending = useNavigation().state !== 'idle'
  const isPressed = useRef(false)
  const [isMissing, setMissing] = useState(false)
  if (!isSending) isPressed.current = false
  const stopEmpty = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    const action = submitter instanceof HTMLButtonElement ? submitter.value : null
    const hasNothing = isEmpty(event.currentTarget, action)
    setMissing(hasNothing)
    if (hasNothing) {
      event.preventDefault()
      event.currentTarget.querySelector('textarea')?.focus()
    }
    return hasNothing
  }
  return {
    isSending,
    isMissing,
    stopEmpty,
    onInput: () => setMissing(false),
    onSubmit(event) {
      if (stopEmpty(event)) return
      if (isSending || isPressed.current) event.preventDefault()
      else isPressed.current = true
    },
  }
}

/** Whether a text area of a form has no text. */
export const isBlank = (form: HTMLFormElement, name: string): boolean =>
  !String(new FormData(form).get(name) ?? '').trim()
