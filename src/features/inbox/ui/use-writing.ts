import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { CaseStatus } from '../../../domain/cases/case-status.ts'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { type ActionResult, shownBy } from '../../../forms/engine/action-result.ts'
import type { StoredDraft } from '../../workspace/ui/drafts/draft-store.ts'
import { useDrafts } from '../../workspace/ui/drafts/use-drafts.ts'
import { caseActions } from '../casework.ts'

/**
 * A text that is being written, until it is stored. The text is in its text area, which React does not control: what is
 * typed before React has hydrated the page stays.
 */
export interface Writing {
  textarea: RefObject<HTMLTextAreaElement | null>
  /** The text in the page's HTML. */
  initialText: string
  isEmpty: boolean
  /** A text that was begun in another tab, or before the browser was closed. */
  offered: StoredDraft | null
  /** Adds the offered text. */
  takeOffered: () => void
  discardOffered: () => void
  /** Saves the text on the device; called when it changes. */
  onInput: () => void
  /** Adds a paragraph below the text. */
  append: (text: string) => void
  /** The idempotency key for sending it. */
  key: string
  /** How many texts have been sent from this page; used to reset components. */
  round: number
}

interface WritingOptions {
  /** The kind of text and the case; it is saved under this name. */
  name: string
  /** The key in the page's HTML. */
  firstKey: string
  /** A refused text, of a page without scripts. */
  refused: string
  /** The key of the last text that was sent from this page. */
  sentKey: string | undefined
  /** A text that was sent from this page and undone, to be edited again. */
  undone: UndoneText | undefined
}

/** A text that was undone. `of` identifies the undoing. */
interface UndoneText {
  text: string
  of: object
}

/** The reply or note in a case that was just undone, for `useWriting`; of a reply with a status, where that is named. */
export function undoneText(
  result: ActionResult | undefined,
  reference: string,
  part: 'message' | 'note',
  status?: CaseStatus,
): UndoneText | undefined {
  const undone = shownBy(result, caseActions.undo)
  if (!undone?.references.includes(reference)) return undefined
  if (status && undone.status !== status) return undefined
  const text = undone[part]
  return text ? { text, of: undone } : undefined
}

/** The idempotency key of the text that the last action stored, for `useWriting`. */
export function sentKey(result: ActionResult | undefined): string | undefined {
  return result?.status === 'done' ? result.given.key?.[0] : undefined
}

/** Keeps a text on the device, across reload, navigation and signing in again, until the server has stored it. */
export function useWriting({ name, firstKey, refused, sentKey, undone }: WritingOptions): Writing {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [initialText] = useState(refused || (undone?.text ?? ''))
  const [isEmpty, setEmpty] = useState(initialText === '')
  const [{ key, round }, setSent] = useState({ key: firstKey, round: 0 })
  if (sentKey === key) setSent({ key: newSubmissionKey(), round: round + 1 })
  const { own, keep, offered, settleOffered } = useDrafts(name)
  const onInput = useCallback(() => {
    const text = textarea.current?.value ?? ''
    setEmpty(text.trim() === '')
    keep(text ? { base: '', fields: { text } } : null)
  }, [keep])
  const write = useCallback(
    (change: (before: string) => string) => {
      if (!textarea.current) return
      textarea.current.value = change(textarea.current.value)
      onInput()
    },
    [onInput],
  )
  useEffect(() => {
    // A text that was typed before this page was hydrated is newer.
    const kept = own()?.fields.text
    if (kept) write((before) => before || kept)
    else if (textarea.current?.value) onInput()
  }, [own, write, onInput])
  useEffect(() => {
    if (round > 0) write(() => '')
  }, [round, write])
  const handledUndo = useRef(undone?.of)
  useEffect(() => {
    if (!undone || undone.of === handledUndo.current) return
    handledUndo.current = undone.of
    // A text that was begun in the meantime is placed below it.
    write((before) => [undone.text, before].filter(Boolean).join('\n\n'))
  }, [undone, write])
  const append = (text: string) => write((before) => [before, text].filter(Boolean).join('\n\n'))
  return {
    textarea,
    initialText,
    isEmpty,
    offered,
    takeOffered() {
      append(offered?.fields.text ?? '')
      settleOffered()
    },
    discardOffered: settleOffered,
    onInput,
    append,
    key,
    round,
  }
}
