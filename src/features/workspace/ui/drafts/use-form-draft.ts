import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Fields } from '../../../../forms/engine/field.ts'
import type { StoredDraft } from './draft-store.ts'
import { editsIn, isStored, keepsDraft, keptFields, putBack } from './form-values.ts'
import { useDrafts } from './use-drafts.ts'

interface FormDraftOptions {
  form: RefObject<HTMLFormElement | null>
  /** The page, and the form on it. */
  name: string
  fields: Fields
  /** Of an editor: the version that it was opened on. */
  openedOn?: string
  /** Whether the page says that what was sent from it has been saved. */
  isSaved?: boolean
  isSending: boolean
}

/** A form's draft on this device, as its notice shows it. */
export interface FormDraft {
  /** The version that the edits were made on. */
  base: string
  /** The draft of this tab was put back. */
  isPutBack: boolean
  /** A draft from another time or another tab. */
  offered: StoredDraft | null
  /** Whether it was written on another version than the form shows. */
  isOutdated: boolean
  /** The edits are too long to be kept. */
  isTooLong: boolean
  /** Puts the offered draft into the form. */
  take(): void
  discardOffered(): void
  /** Gives the form back what it was opened with. */
  discardEdits(): void
}

/** The name in the tab's storage of the draft that was sent last; it is deleted once a page says that it was saved. */
const SENT = 'ansattutkast-sendt'

/**
 * Keeps what is written in a form on the device until it is stored. In the tab where it was written it is put back by
 * itself; elsewhere it is offered.
 */
export function useFormDraft(options: FormDraftOptions): FormDraft {
  const { form, name, fields, isSaved, isSending, openedOn = '' } = options
  const hasVersions = options.openedOn !== undefined
  const drafts = useDrafts(keepsDraft(fields) ? name : null)
  const kept = useRef(keptFields(fields))
  kept.current = keptFields(fields)
  const { own, keep, remove } = drafts
  const [isPutBack, setPutBack] = useState(false)
  const [isTooLong, setTooLong] = useState(false)
  const [base, setBase] = useState(openedOn)
  const currentBase = useRef(openedOn)
  const rebase = useCallback((to: string) => {
    currentBase.current = to
    setBase(to)
  }, [])
  const isSent = useRef(false)
  const keepEdits = useCallback(() => {
    if (!form.current) return
    const edits = editsIn(form.current, kept.current)
    setTooLong(!keep(edits && { base: currentBase.current, fields: edits }))
  }, [form, keep])
  useEffect(() => {
    const element = form.current
    if (!element) return
    if (isSaved && remove) forgetSent(remove)
    const draft = own()
    if (draft && putBack(element, kept.current, draft)) {
      rebase(draft.base)
      setPutBack(true)
    }
    // What was typed before the page was hydrated.
    keepEdits()
    const change = () => {
      isSent.current = false
      sessionStorage.removeItem(SENT)
      keepEdits()
    }
    const send = () => {
      isSent.current = true
      const sent = own()
      if (sent) sessionStorage.setItem(SENT, sent.key)
    }
    // A form is emptied when what was sent from it is done.
    const empty = () => {
      keep(null)
      setPutBack(false)
    }
    element.addEventListener('input', change)
    element.addEventListener('submit', send)
    element.addEventListener('reset', empty)
    return () => {
      element.removeEventListener('input', change)
      element.removeEventListener('submit', send)
      element.removeEventListener('reset', empty)
      // The page that follows a form without a version is the answer that it was done.
      if (isSent.current && !hasVersions) keep(null)
    }
  }, [form, own, keep, remove, keepEdits, rebase, isSaved, hasVersions])
  // What was refused is not on its way any longer.
  useEffect(() => {
    if (!isSending) isSent.current = false
  }, [isSending])
  const { offered, settleOffered } = drafts
  // A page that was closed as soon as it said that its form was saved has left the draft.
  useEffect(() => {
    if (form.current && offered && isStored(form.current, kept.current, offered)) settleOffered()
  }, [form, offered, settleOffered])
  return {
    base,
    isPutBack,
    offered,
    isOutdated: offered !== null && offered.base !== openedOn,
    isTooLong,
    take() {
      if (form.current && offered) {
        // Before the values: a change of theirs keeps the draft, with its version.
        rebase(offered.base)
        putBack(form.current, kept.current, offered)
      }
      settleOffered()
    },
    discardOffered: settleOffered,
    discardEdits() {
      form.current?.reset()
      // What follows the text that is typed, such as a preview.
      for (const control of form.current?.querySelectorAll('textarea') ?? [])
        control.dispatchEvent(new Event('input', { bubbles: true }))
      rebase(openedOn)
    },
  }
}

function forgetSent(remove: (key: string) => void): void {
  const sent = sessionStorage.getItem(SENT)
  if (sent) remove(sent)
  sessionStorage.removeItem(SENT)
}
