import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { outboxTexts } from '../../../workspace/outbox.words.ts'
import type { OutboxEntry } from '../../../workspace/ui/outbox/outbox-entry.ts'
import { emptyOutbox, Outbox, type OutboxState } from './outbox.ts'

export interface OutboxOfPage extends OutboxState {
  outbox: Outbox
  /** Whether something could not be stored, because the device is full. */
  isFull: boolean
  /**
   * Takes what a form sends, and calls `onStored` when it is safe. False where the outbox cannot be used: the form is sent
   * as usual.
   */
  submit: (
    event: FormEvent<HTMLFormElement>,
    about: Pick<OutboxEntry, 'reference' | 'title'>,
    onStored?: () => void,
  ) => boolean
}

/** The form that is sent as usual, since the device could not store what it sends. */
let bypassed: HTMLFormElement | null = null

/** The forms whose content is being stored: a second press is the same press. */
const storing = new WeakSet<HTMLFormElement>()

/** The outbox of a staff member. `reading` identifies the list that the page shows. */
export function useOutbox(staffId: string, reading: string): OutboxOfPage {
  const { notTaken } = outboxTexts
  const [outbox] = useState(() => new Outbox(staffId, notTaken))
  const [isFull, setFull] = useState(false)
  const state = useSyncExternalStore(outbox.subscribe, outbox.state, () => emptyOutbox)
  useEffect(() => outbox.start(), [outbox])
  useEffect(() => {
    if (reading) outbox.listWasRead()
  }, [outbox, reading])
  return {
    ...state,
    outbox,
    isFull,
    submit(event, about, onStored) {
      const form = event.currentTarget
      if (state.isAvailable === false || bypassed === form) return false
      event.preventDefault()
      if (storing.has(form)) return true
      const { nativeEvent } = event
      const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
      const data = submittedData(form, submitter)
      storing.add(form)
      const sendAsUsual = (error: unknown) => {
        console.error('The outbox could not store it', error)
        setFull(true)
        bypassed = form
        form.requestSubmit(submitter)
        bypassed = null
      }
      outbox
        .add(data, about)
        .then(onStored, sendAsUsual)
        .finally(() => storing.delete(form))
      return true
    },
  }
}

/** What a form sends, with the button that sends it: not every browser takes the button itself (`oldest-browsers.ts`). */
function submittedData(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const data = new FormData(form)
  if (submitter instanceof HTMLButtonElement && submitter.name) data.append(submitter.name, submitter.value)
  return data
}
