import { useEffect, useState } from 'react'
import { newSubmissionKey } from '../../domain/submission-key.ts'

const prefix = 'skrevet:'

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
}

/**
 * Keeps what somebody writes in this tab, through a reload, the way back and a new signing in, until the server
 * has it.
 */
export function useWriting({ name, firstKey, failed, sentKey }: WritingOptions): Writing {
  const [{ text, key, round }, setState] = useState({ text: failed, key: firstKey, round: 0 })
  if (sentKey === key) setState({ text: '', key: newSubmissionKey(), round: round + 1 })
  useEffect(() => {
    const kept = sessionStorage.getItem(prefix + name)
    if (kept) setState((before) => (before.text ? before : { ...before, text: kept }))
  }, [name])
  useEffect(() => {
    if (round > 0) sessionStorage.removeItem(prefix + name)
  }, [name, round])
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
