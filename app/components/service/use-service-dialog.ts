import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ServiceDialog } from '../../../landlord-types/service.ts'
import { untilPainted } from '../../takeover/first-act.ts'

/** A pressed tile whose dialog is on its way. */
interface Pending {
  name: ServiceDialog
  /** The page of its form. */
  href: string
}

/** A wait that is longer than this is announced. */
const ANNOUNCE_AFTER_MS = 1000

/** The dialog that is open; the pressed tile while the code of its dialog loads, and whether that is to be announced. */
export interface ServiceDialogState<Code> {
  dialog: ServiceDialog | null
  /** The code that came for it; null for a dialog that the server has drawn. */
  code: Code | null
  pending: ServiceDialog | null
  isSlow: boolean
  open: (name: ServiceDialog, href: string) => void
  close: () => void
}

/**
 * Opens the dialog of the tile that was pressed last, once the code of the dialogs is there. Escape stops it. Where the
 * code cannot be loaded, the form's own page is opened instead.
 */
export function useServiceDialog<Code>(
  first: ServiceDialog | null,
  loadCode: () => Promise<Code>,
): ServiceDialogState<Code> {
  const [opened, setOpened] = useState<{ name: ServiceDialog; code: Code | null } | null>(
    first && { name: first, code: null },
  )
  const [pending, setPending] = useState<Pending | null>(null)
  const [isSlow, setIsSlow] = useState(false)
  const hasCode = useRef(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (!pending) return
    const waiting = new AbortController()
    const { signal } = waiting
    const { pathname } = location
    // The router changes the address before it takes the page away.
    const isElsewhere = () => signal.aborted || location.pathname !== pathname
    const load = async () => {
      if (!hasCode.current) await untilPainted()
      return loadCode()
    }
    load().then(
      (code) => {
        hasCode.current = true
        if (signal.aborted) return
        setOpened({ name: pending.name, code })
        setPending(null)
      },
      () => isElsewhere() || location.assign(pending.href),
    )
    const timer = setTimeout(() => setIsSlow(true), ANNOUNCE_AFTER_MS)
    addEventListener('keydown', ({ key }) => key === 'Escape' && setPending(null), { signal })
    return () => {
      waiting.abort()
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [pending, loadCode])
  return {
    dialog: opened?.name ?? null,
    code: opened?.code ?? null,
    pending: pending?.name ?? null,
    isSlow,
    open: (name, href) => setPending((before) => (before?.name === name ? before : { name, href })),
    close: () => {
      setOpened(null)
      // A dialog that the address asked for would be opened again by a reload.
      if (opened && !opened.code) navigate('.', { replace: true, preventScrollReset: true })
    },
  }
}
