import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { SenderCase } from '../server/sender/sender-views.ts'

/** A posted form ends lines with \r\n, a text area with \n. */
const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim()

/** Whether the sender's text is the last message that is stored from them. */
function isStoredMessage(text: string, timeline: SenderCase['timeline']): boolean {
  const last = timeline.findLast((event) => event.by === 'sender' && event.text)
  return last?.text ? plain(last.text) === plain(text) : false
}

export interface MessageDraft {
  field: RefObject<HTMLTextAreaElement | null>
  /** Whether the text was restored after a reload. */
  isRestored: boolean
  onInput: (event: FormEvent<HTMLTextAreaElement>) => void
}

/**
 * Keeps the sender's text in this tab until it is stored in the case: the form is posted as a document, and when the
 * connection fails the browser shows its own error page.
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

/** A browser may refuse storage; then there is no draft. */
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
