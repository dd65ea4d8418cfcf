import { useEffect, useState } from 'react'
import { newSubmissionKey } from '../../domain/submission-key.ts'
import { type ActionResult, shownBy } from '../../forms/action-result.ts'
import { caseActions } from '../../forms/staff/casework.ts'

/** The prefix of the names in the tab's storage that are deleted when the staff member signs out. */
export const keptPrefix = 'skrevet:'

/** A text that is being written, until it is stored. */
export interface Writing {
  text: string
  write: (text: string) => void
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
export interface UndoneText {
  text: string
  of: object
}

/** The reply or note in a case that was just undone, for `useWriting`. */
export function undoneText(
  result: ActionResult | undefined,
  reference: string,
  part: 'message' | 'note',
): UndoneText | undefined {
  const undone = shownBy(result, caseActions.undo)
  if (!undone?.references.includes(reference)) return undefined
  const text = undone[part]
  return text ? { text, of: undone } : undefined
}

/** The idempotency key of the text that the last action stored, for `useWriting`. */
export function sentKey(result: ActionResult | undefined): string | undefined {
  return result?.status === 'done' ? result.given.key?.[0] : undefined
}

/** Saves a text in the tab, across reload, navigation and signing in again, until the server has stored it. */
export function useWriting({ name, firstKey, refused, sentKey, undone }: WritingOptions): Writing {
  const [{ text, key, round, undoing }, setState] = useState({
    text: refused || (undone?.text ?? ''),
    key: firstKey,
    round: 0,
    undoing: undone?.of,
  })
  if (sentKey === key) setState({ text: '', key: newSubmissionKey(), round: round + 1, undoing })
  if (undone && undone.of !== undoing) {
    // A text that was begun in the meantime is placed below it.
    const both = [undone.text, text].filter(Boolean).join('\n\n')
    setState({ text: both, key, round, undoing: undone.of })
  }
  useEffect(() => {
    const kept = sessionStorage.getItem(keptPrefix + name)
    if (kept) setState((before) => (before.text ? before : { ...before, text: kept }))
  }, [name])
  useEffect(() => {
    if (round > 0) sessionStorage.removeItem(keptPrefix + name)
  }, [name, round])
  useEffect(() => {
    if (undoing && text) sessionStorage.setItem(keptPrefix + name, text)
  }, [name, undoing, text])
  return {
    text,
    key,
    round,
    write(next) {
      setState((before) => ({ ...before, text: next }))
      if (next) sessionStorage.setItem(keptPrefix + name, next)
      else sessionStorage.removeItem(keptPrefix + name)
    },
  }
}

/** Deletes unsent texts when the staff member signs out, so that the next one does not see them. */
export function forgetWriting(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(keptPrefix)) sessionStorage.removeItem(name)
}
