import { useEffect, useState } from 'react'
import { newSubmissionKey } from '../../domain/submission-key.ts'
import type { CaseDone } from '../../server/http/staff/case-work.ts'

/** What a name in the tab's storage begins with that must be gone after signing out. */
export const keptPrefix = 'skrevet:'

const prefix = keptPrefix

/** What somebody is writing, until it has been sent. */
export interface Writing {
  text: string
  write: (text: string) => void
  /** Goes along when it is sent: what is sent twice under one key is sent once. */
  key: string
  /** How often something has been sent from here: for what has to start anew. */
  round: number
}

interface WritingOptions {
  /** What it is, and to which case: a text is kept under its name. */
  name: string
  /** The key that the page came with. */
  firstKey: string
  /** What was written on a page without scripts that could not be stored. */
  failed: string
  /** The key of what was sent last from this page. */
  sentKey: string | undefined
  /** What was sent from here and undone: it is written on. */
  undone: UndoneText | undefined
}

/** A text that was undone. Another object is another undoing. */
export interface UndoneText {
  text: string
  of: object
}

/** What was undone of one part of a case, for `useWriting`. */
export function undoneText(
  acted: CaseDone | undefined,
  reference: string,
  part: 'message' | 'note',
): UndoneText | undefined {
  if (!acted?.done || !acted.undone?.references.includes(reference)) return undefined
  const text = acted.undone[part]
  return text ? { text, of: acted.undone } : undefined
}

/**
 * Keeps what somebody writes in this tab, through a reload, the way back and a new signing in, until the server
 * has it.
 */
export function useWriting({ name, firstKey, failed, sentKey, undone }: WritingOptions): Writing {
  const [{ text, key, round, undoing }, setState] = useState({
    text: failed || (undone?.text ?? ''),
    key: firstKey,
    round: 0,
    undoing: undone?.of,
  })
  if (sentKey === key) setState({ text: '', key: newSubmissionKey(), round: round + 1, undoing })
  if (undone && undone.of !== undoing) {
    // What was begun meanwhile stays below it.
    const both = [undone.text, text].filter(Boolean).join('\n\n')
    setState({ text: both, key, round, undoing: undone.of })
  }
  useEffect(() => {
    const kept = sessionStorage.getItem(prefix + name)
    if (kept) setState((before) => (before.text ? before : { ...before, text: kept }))
  }, [name])
  useEffect(() => {
    if (round > 0) sessionStorage.removeItem(prefix + name)
  }, [name, round])
  useEffect(() => {
    if (undoing && text) sessionStorage.setItem(prefix + name, text)
  }, [name, undoing, text])
  return {
    text,
    key,
    round,
    write(next) {
      setState((before) => ({ ...before, text: next }))
      if (next) sessionStorage.setItem(prefix + name, next)
      else sessionStorage.removeItem(prefix + name)
    },
  }
}

/** Whoever signs out leaves nothing half written to whoever comes after. */
export function forgetWriting(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name)
}
