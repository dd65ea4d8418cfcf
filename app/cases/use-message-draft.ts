import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { SenderCase } from '../../server/cases/sender-views.ts'
import { isStoredMessage } from './stored-message.ts'

interface MessageDraft {
  field: RefObject<HTMLTextAreaElement | null>
  /** Whether the text was brought back from before the page was loaded. */
  isRestored: boolean
  onInput: (event: FormEvent<HTMLTextAreaElement>) => void
}

/**
 * Keeps what the sender writes in this tab until the case holds it: the page is posted as a whole, and where the line
 * breaks the browser shows a page of its own.
 */
export function useMessageDraft({ reference, timeline }: SenderCase): MessageDraft {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isRestored, setIsRestored] = useState(false)
  const place = `melding:${reference}`
  useEffect(() => {
    const kept = read(place)
    if (!kept || !field.current) return
    if (isStoredMessage(kept, timeline)) keep(place, '')
    else if (!field.current.value) {
      field.current.value = kept
      setIsRestored(true)
    }
  }, [place, timeline])
  const onInput = ({ currentTarget: { value } }: FormEvent<HTMLTextAreaElement>) => {
    setIsRestored(false)
    keep(place, value)
  }
  return { field, isRestored, onInput }
}

/** A browser may refuse to keep anything: then nothing is kept. */
function keep(place: string, text: string): void {
  try {
    if (text.trim()) sessionStorage.setItem(place, text)
    else sessionStorage.removeItem(place)
  } catch {}
}

function read(place: string): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}
