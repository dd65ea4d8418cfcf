import { useEffect, useState } from 'react'
import type { FormNotice } from '../../domain/documents/building-notice.ts'
import type { Form } from '../../forms/engine/form.ts'
import { languageOf } from '../../forms/engine/in-language.ts'
import { afterPress } from './after-press.ts'
import { keepFieldInPlace } from './keep-field-in-place.ts'

/** How long an address stands still before it is looked up. */
const PAUSE_MS = 400

/** Shorter ones name no house. */
const MIN_LENGTH = 3

interface NoticesAt {
  notices: readonly FormNotice[]
  /** Whether they are of the address as it stands now, not of the one before it was changed. */
  isCurrent: boolean
}

/** The notices for the house of the address in a form; none while it is not known, or where they cannot be read. */
export function useNoticesAt(form: Form, address: string): NoticesAt {
  const [found, setFound] = useState<{ at: string; notices: readonly FormNotice[] }>({ at: '', notices: [] })
  useEffect(() => {
    const asking = new AbortController()
    const show = (notices: readonly FormNotice[]) =>
      afterPress(() => {
        if (!asking.signal.aborted) keepFieldInPlace(() => setFound({ at: address, notices }))
      })
    const timer = setTimeout(() => {
      if (address.length < MIN_LENGTH) return show([])
      readNoticesAt(form, address, asking.signal).then(show, () => show([]))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [form, address])
  return { notices: found.notices, isCurrent: found.at === address }
}

async function readNoticesAt(form: Form, address: string, signal: AbortSignal): Promise<FormNotice[]> {
  const response = await fetch('/api/driftsmeldinger', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Language': languageOf(form) },
    body: JSON.stringify({ address }),
    signal,
  })
  return response.ok ? (await response.json()).notices : []
}
